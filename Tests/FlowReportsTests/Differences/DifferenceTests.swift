import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowReports

/// What changed between two reports: findings, screens and transitions.
@Suite
struct DifferenceTests {
  @Test
  func `between equal reports nothing changed`() {
    let difference = ReportDifference(from: PaperReport.make(), to: PaperReport.make())
    #expect(!difference.hasNewFindings)
    #expect(
      DifferenceFormat.text.text(of: difference) == """
        Trips
          still there
            = no leaked children: Plan is still a child (Trip.swift:7) (plan > done)

        0 new findings, 0 fixed, 1 still there

        """)
  }

  @Test
  func `a finding is fixed only where its promises are said to hold`() {
    let broken = PaperReport.make()
    let sound = ReportDifference(from: broken, to: PaperReport.sound(.holds))
    #expect(sound.summary == "0 new findings, 1 fixed, 0 still there")
    let open = ReportDifference(from: broken, to: PaperReport.sound(.undecided))
    #expect(open.summary == "0 new findings, 0 fixed, 0 still there, 1 not found again")
    let gone = ReportDifference(from: broken, to: Report(flows: []))
    #expect(gone.summary == "0 new findings, 0 fixed, 0 still there, 1 not found again")
    #expect(!sound.hasNewFindings && !open.hasNewFindings && !gone.hasNewFindings)
    let back = ReportDifference(from: PaperReport.sound(.holds), to: broken)
    #expect(back.summary == "1 new finding, 0 fixed, 0 still there")
    #expect(back.hasNewFindings)
  }

  @Test
  func `a finding of which one promise alone is kept is not fixed`() {
    let (kept, open) = (PaperReport.sound(.holds).flows[0], PaperReport.sound(.undecided).flows[0])
    let half = Report.Flow(
      name: open.name, settings: open.settings, outcome: .undecided, stopReason: open.stopReason,
      reach: open.reach, isComplete: false,
      promises: Array(kept.promises.prefix(1) + open.promises.dropFirst()), counterexamples: [],
      runs: open.runs, graph: open.graph, hasLostTask: false, remarks: [], notes: [])
    let difference = ReportDifference(from: PaperReport.make(), to: Report(flows: [half]))
    #expect(difference.summary == "0 new findings, 0 fixed, 0 still there, 1 not found again")
    let page = DifferenceFormat.html.text(of: difference)
    #expect(page.contains("<span class=\"key\">Not found again</span>"))
    #expect(page.contains("✔ No new finding"))
  }

  @Test
  func `screens and transitions come and go by name`() {
    let difference = ReportDifference(
      from: Report(flows: [PaperReport.wide(2)]), to: Report(flows: [PaperReport.wide(3)]))
    #expect(difference.flows[0].cameIn.screens == ["S3"])
    #expect(difference.flows[0].cameIn.ways == ["Home — go 3 → S3"])
    #expect(difference.flows[0].wentOut.isEmpty)
    let back = ReportDifference(
      from: Report(flows: [PaperReport.wide(3)]), to: Report(flows: [PaperReport.wide(2)]))
    #expect(
      DifferenceFormat.text.text(of: back).contains(
        """
          screens gone
            - S3
          transitions gone
            - Home — go 3 → S3

        """))
  }

  @Test
  func `a pull request gets Markdown`() {
    let difference = ReportDifference(from: Report(flows: []), to: PaperReport.make())
    #expect(
      DifferenceFormat.markdown.text(of: difference) == """
        # Navigation: 1 new finding, 0 fixed, 0 still there

        ## Trips

        **flow**

        - ＋ explored for the first time

        **new findings**

        - ✘ no leaked children: Plan is still a child (Trip.swift:7) (plan > done)

        **new screens**

        - ＋ Home
        - ＋ Plan
        - ＋ Note

        **new transitions**

        - ＋ Home — plan → Plan
        - ＋ Plan — add → Note
        - ＋ Note — done → Home

        """)
  }

  @Test
  func `a comment is not longer than GitHub takes`() {
    let flows = (0..<300).map { PaperReport.flow("Flow \($0)", word: "x") }
    let text = DifferenceFormat.markdown.text(
      of: ReportDifference(from: Report(flows: []), to: Report(flows: flows)))
    #expect(text.count < 61_000)
    #expect(text.hasSuffix("\nThere is more, which is too long to be shown here.\n"))
  }

  @Test(arguments: PaperReport.hostileNames)
  func `names stay names whatever they are`(name: String) {
    let difference = ReportDifference(
      from: Report(flows: []), to: PaperReport.make(name, word: name))
    let text = DifferenceFormat.text.text(of: difference)
    #expect(text.split { $0.isNewline }.count == 14)
    let page = DifferenceFormat.html.text(of: difference)
    #expect(!page.contains("<script"))
    #expect(page.matches(of: /<li>/).count == 8)
    let markdown = DifferenceFormat.markdown.text(of: difference)
    #expect(!markdown.replacing("\\<", with: "").contains("<"))
  }

  /// On a map one row stands for all values that lead to the same; here each stands by itself.
  @Test @MainActor
  func `another value of an event that leads where others do is one new transition`() throws {
    func report(upTo states: Int) throws -> Report {
      let explorer = try FlowExplorer(
        of: RayPetsFlow(), within: Limits(states: states), profiles: [.newest], unspecified: false)
      return Report(of: [explorer.explore()])
    }
    let difference = ReportDifference(from: try report(upTo: 9), to: try report(upTo: 33))
    #expect(
      difference.flows[0].cameIn.ways == [
        "SelectPainLevel — pain(worstPossible) → NoAppointmentRequired",
        "FakingIt — not fake → NoAppointmentRequired",
      ])
    #expect(difference.flows[0].wentOut.isEmpty)
  }

  @Test @MainActor
  func `a fault put into a sound flow is a new finding`() throws {
    func report(of flow: some Flow) throws -> Report {
      let explorer = try FlowExplorer(of: flow, profiles: [.newest], unspecified: false)
      return Report(of: [explorer.explore()])
    }
    let sound = try report(of: RayPetsFlow())
    let faulty = try report(of: RayPetsFlow.childNeverDropped)
    let renamed = Report(flows: [faulty.flows[0].renamed("RayPets")])
    let difference = ReportDifference(from: sound, to: renamed)
    #expect(difference.summary == "1 new finding, 0 fixed, 0 still there")
    #expect(difference.flows[0].cameIn.isEmpty && difference.flows[0].wentOut.isEmpty)
  }
}

extension Report.Flow {
  /// Returns the flow under another name.
  fileprivate func renamed(_ name: String) -> Report.Flow {
    Report.Flow(
      name: name, settings: settings, outcome: outcome, stopReason: stopReason, reach: reach,
      isComplete: isComplete, promises: promises, counterexamples: counterexamples, runs: runs,
      graph: graph, hasLostTask: false, remarks: remarks, notes: notes)
  }
}
