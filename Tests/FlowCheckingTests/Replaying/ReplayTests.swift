import FlowChecking
import HeadlessUIKit
import SampleFlows
import Testing

/// Replay tokens: what they do, and what is said when one does not fit.
@MainActor @Suite
struct ReplayTests {
  @Test
  func `a replay shows the screens after each step`() throws {
    let replay = try FlowReplay(of: RayPetsFlow(), token: "schedule > visit(sick) > pain(little)")
    #expect(replay.trace.start == "Home")
    #expect(
      replay.trace.steps.map(\.screens) == [
        "Home | SelectVisitType", "Home | SelectVisitType > SelectPainLevel",
        "Home | SelectVisitType > SelectPainLevel > FakingIt",
      ])
    #expect(replay.breaches == [])
  }

  @Test
  func `a replay shows the calls of recorded routers`() throws {
    let replay = try FlowReplay(of: HowToCodeFlow(), token: "learn > back")
    #expect(
      replay.trace.steps.map { $0.calls.map(\.description) } == [
        ["NavigationRouter.present(Step 1)"], ["NavigationRouter.onDismissed(Step 1)"],
      ])
    #expect(replay.trace.steps[0].calls[0].location.fileID == "SampleFlows/HowToCodeFlow.swift")
  }

  @Test
  func `blanks around events do not matter, and an empty token is no step`() throws {
    #expect(
      try FlowReplay(of: HowToCodeFlow(), token: " learn>back ").trace.token == "learn > back")
    #expect(try FlowReplay(of: HowToCodeFlow(), token: "  ").trace.steps == [])
  }

  @Test
  func `a replay is run under the newest profile, or under the one that it is given`() throws {
    let token = "learn > next > hold back, choose Home"
    #expect(try FlowReplay(of: HowToCodeFlow(), token: token).profile == .iOS26)
    #expect(try FlowReplay(of: HowToCodeFlow(), token: token, profile: .iOS14).profile == .iOS14)
    let error = #expect(throws: ReplayError.self) {
      try FlowReplay(of: HowToCodeFlow(), token: token, profile: .iOS13)
    }
    #expect(error?.step == 3)
    #expect(error?.offered == ["next", "back", "swipe back", "swipe back, cancelled"])
  }

  @Test
  func `an unknown event is named with its step and what is on offer there`() {
    let error = #expect(throws: ReplayError.self) {
      try FlowReplay(of: HowToCodeFlow(), token: "learn > jump > back")
    }
    #expect(error?.step == 2)
    #expect(error?.count == 3)
    #expect(error?.label == "jump")
    #expect(error?.screens == "Home > Step 1")
    #expect(error?.offered == ["next", "back", "swipe back", "swipe back, cancelled"])
  }

  @Test
  func `a token cut in the middle of an event is told by the event`() {
    let error = #expect(throws: ReplayError.self) {
      try FlowReplay(of: RayPetsFlow(), token: "schedule > pull she")
    }
    #expect(error?.step == 2)
    #expect(error?.label == "pull she")
    #expect(error?.offered.contains("pull sheet down") == true)
  }

  @Test
  func `a token cut between events has an empty step`() {
    let error = #expect(throws: ReplayError.self) {
      try FlowReplay(of: RayPetsFlow(), token: "schedule >")
    }
    #expect(error?.step == 2)
    #expect(error?.label == "")
  }

  @Test
  func `an event that is not possible there does not fit either`() {
    let error = #expect(throws: ReplayError.self) {
      try FlowReplay(of: RayPetsFlow(), token: "okay")
    }
    #expect(error?.step == 1)
    #expect(error?.offered == ["schedule"])
  }
}
