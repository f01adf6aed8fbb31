import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowReports

/// Calls of routers stand where they belong: between the bars of two coordinators.
@MainActor @Suite
struct LifeCallTests {
  private func counterexample(of flow: some Flow) throws -> Report.Counterexample {
    let explorer = try FlowExplorer(of: flow, profiles: [.newest], unspecified: false)
    return Report(of: [explorer.explore()]).flows[0].counterexamples[0]
  }

  private func lines(of found: Report.Counterexample) -> [String] {
    let bars = LifeBars(of: found.states).bars
    return LifeCalls(of: found, on: bars).marks.map { mark in
      "\(mark.step) \(mark.bar.map { bars[$0].name } ?? "?") \(mark.way) \(mark.words)"
    }
  }

  @Test
  func `a call is about the coordinator of its screen, and one that is missing is there`() throws {
    let leak = try counterexample(of: RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(leak.unheard == ["SelectVisitType"])
    #expect(
      lines(of: leak) == [
        "1 PetAppointmentBuilderCoordinator comes present(SelectVisitType)",
        "2 PetAppointmentBuilderCoordinator isMissing onDismissed(SelectVisitType) never ran",
      ])
    let dropped = try counterexample(of: RayPetsFlow.childNeverDropped)
    #expect(dropped.unheard == [])
    #expect(
      lines(of: dropped) == [
        "1 PetAppointmentBuilderCoordinator comes present(SelectVisitType)",
        "2 PetAppointmentBuilderCoordinator goes onDismissed(SelectVisitType)",
      ])
  }

  @Test
  func `an arrow leads from the holder's bar down, or up to it`() throws {
    let leak = LifeDrawing(of: try counterexample(of: RayPetsFlow.sheetPulledDownUnnoticed))
    #expect(leak.lives.holder(of: 0) == nil)
    #expect(leak.lives.holder(of: 1) == 0)
    #expect([0, 1].map { leak.y(ofBar: $0) } == [34, 86])
    let drawing = leak.panel.text
    let x = leak.x(1) + 9
    #expect(drawing.contains("<path class=\"msg\" d=\"M\(x) 56 V80\""))
    #expect(drawing.contains("<path class=\"ah\" d=\"M\(x) 86 l-4 -8 h8 Z\""))
    let last = leak.x(2) + 9
    #expect(drawing.contains("<path class=\"msg missing\" d=\"M\(last) 86 V62\""))
    #expect(drawing.contains("onDismissed(SelectVisitType) never ran</text>"))
  }

  @Test
  func `a step is as wide as its longest call`() throws {
    let found = try counterexample(of: HowToCodeFlow.firstScreenForgottenOnDismiss)
    let drawing = LifeDrawing(of: found)
    #expect(drawing.x(0) == 210)
    #expect(!drawing.panel.text.contains("…"))
    #expect(drawing.columns.width(6) > drawing.columns.width(5))
    #expect(drawing.x(7) == drawing.columns.right)
  }

  @Test
  func `what should have been let go is marked in the last step alone`() throws {
    let drawing = LifeDrawing(of: try counterexample(of: RayPetsFlow.childNeverDropped))
    let (x, y) = ([1, 2, 3].map(drawing.x), drawing.y(ofBar: 1))
    for (style, place) in [("live", 0), ("leaked", 1)] {
      let bar = "x=\"\(x[place])\" y=\"\(y)\" width=\"\(x[place + 1] - x[place])\""
      #expect(drawing.panel.text.contains("<rect class=\"\(style)\" \(bar)"))
    }
  }

  @Test
  func `what is held no more is let go, once`() throws {
    let twice = try counterexample(of: RayPetsFlow.onDismissedRunsTwice)
    let drawing = LifeDrawing(of: twice).panel.text
    #expect(drawing.ranges(of: ">let go</text>").count == 1)
    let leak = try counterexample(of: RayPetsFlow.sheetPulledDownUnnoticed)
    #expect(!LifeDrawing(of: leak).panel.text.contains("let go"))
  }

  @Test
  func `of many calls in one place some are shown and the rest is counted`() {
    let found = PaperReport.flow("Trips").counterexamples[0]
    let call = found.steps[0].calls[0]
    let step = Report.Step(
      event: "plan", isGesture: false, source: nil, screens: "", picture: found.steps[0].picture,
      calls: Array(repeating: call, count: 6))
    let many = Report.Counterexample(
      breaches: found.breaches, fingerprint: found.fingerprint, source: nil, start: found.start,
      steps: [step], profile: nil, cycle: nil, wayOut: nil, shorterStatesSearched: nil,
      replay: found.replay)
    let drawing = LifeDrawing(of: many).panel.text
    #expect(drawing.ranges(of: ">present(Plan)</text>").count == 3)
    #expect(drawing.ranges(of: ">and 3 more</text>").count == 1)
    #expect(drawing.ranges(of: "class=\"msg\"").count == 4)
  }
}
