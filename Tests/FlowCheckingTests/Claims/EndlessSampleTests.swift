import FlowChecking
import FlowReports
import SampleFlows
import Testing

/// The samples that break a promise by a whole run, and how that is reported.
@MainActor @Suite
struct EndlessSampleTests {
  private func broken(_ exploration: FlowExploration) -> [String] {
    exploration.findings.filter { if case .violated = $0.verdict { true } else { false } }
      .map(\.property)
  }

  @Test
  func `a dead end is found with the point of no return and the way that was left`() throws {
    let exploration = try FlowExplorer(of: TermsFlow()).explore()
    #expect(broken(exploration) == ["home again"])
    let found = try #require(exploration.counterexamples.first)
    #expect(found.trace.token == "read terms > agree")
    #expect(
      found.reason
        == "what was promised is possible before the last event, and never again after it")
    #expect(found.wayOut == "back")
    #expect(found.cycleLength == 0)
    #expect(found.isAboutRuns)
    #expect(
      TextReport().text(of: exploration).hasPrefix(
        """
        ✘ NoWayBackFromTerms breaks 1 of 15 promises

          ✘ home again — what was promised is possible before the last event, and never again after it
            after 2 events, the shortest possible (all 2 nearer states searched)
                 launch      Home
              1. read terms  Home > Terms
              2. agree       Welcome  ✘ broken here
            still possible instead of the last: back
            see it: swift run clew replay NoWayBackFromTerms 'read terms > agree'

        """))
  }

  @Test
  func `a circle is found that the user can be kept in, and none for a user who goes on`() throws {
    let exploration = try FlowExplorer(of: SurveyFlow()).explore()
    #expect(broken(exploration) == ["the survey ends"])
    let found = try #require(exploration.counterexamples.first)
    #expect(found.trace.token == "take part > later > choose Ask me again")
    #expect(found.cycleLength == 2)
    #expect(found.wayOut == nil)
    #expect(
      TextReport().text(of: exploration).hasPrefix(
        """
        ✘ SurveyWithoutEnd breaks 1 of 17 promises

          ✘ the survey ends — the user can be kept in a circle for ever in which what was promised does not come true
            after 1 event, 2 events that can be repeated for ever
                 launch               Home
              1. take part            Home | Survey
          ↻   2. later                Home | Survey | Later?
          ↻   3. choose Ask me again  Home | Survey
            see it: swift run clew replay SurveyWithoutEnd 'take part > later > choose Ask me again'

        """))
  }

  @Test
  func `the sound samples promise a way home and keep it`() throws {
    for flow in Samples.sound {
      let exploration = try KnownExploration.of(flow)
      #expect(exploration.findings.map(\.property).last == "home again")
      #expect(exploration.outcome == .holds)
    }
  }
}
