import HeadlessUIKit
import Testing

@testable import FlowChecking

/// Gestures that are stopped half way, with the finger on the screen.
@MainActor @Suite
struct GesturePhaseTests {
  private var flow: ProbeFlow<ProbeRoot> {
    ProbeFlow([
      .on(ProbeScreen.self, "push") {
        $0.navigationController?.pushViewController(UIViewController(), animated: true)
      }
      .when { $0.isFrontmost(ProbeScreen.self) },
      .anytime("link") { _ in },
    ])
  }

  private func system(impatience: Int) -> FlowSystem {
    FlowSystem(FlowDeclaration(flow), impatience: impatience, under: .iOS18)
  }

  private func perform(_ label: String, on system: FlowSystem) throws {
    let place = try #require(system.labels.firstIndex(of: label))
    system.perform(system.events[place])
  }

  @Test
  func `a patient user's swipe is one event`() throws {
    let system = system(impatience: 0)
    try perform("push", on: system)
    #expect(system.labels == ["link", "back", "swipe back", "swipe back, cancelled"])
  }

  @Test
  func `an impatient one's may be stopped with the finger on the screen`() throws {
    let system = system(impatience: 1)
    try perform("push", on: system)
    #expect(system.labels.last == "begin to swipe back…")
    try perform("begin to swipe back…", on: system)
    #expect(system.labels == ["link", "lift finger at the end", "lift finger early"])
    try perform("link", on: system)
    #expect(system.labels == ["lift finger at the end", "lift finger early"])
    try perform("lift finger early", on: system)
    #expect(system.labels.prefix(2) == ["link", "back"])
  }

  @Test
  func `nothing is judged while a finger holds what it has moved`() throws {
    var judged: [String] = []
    let look = FlowProperty.always("look") { _ in
      judged.append("at rest")
      return nil
    }
    let flow = ProbeFlow(flow.events, properties: [look])
    let token = "push > begin to swipe back… > link"
    _ = try FlowReplay(of: flow, token: token).breaches
    #expect(judged == [])
    let replay = try FlowReplay(of: flow, token: token + " > lift finger at the end")
    _ = replay.breaches
    #expect(
      replay.trace.steps.map(\.screens) == ["Home > UI", "Home", "Home", "Home"])
    #expect(judged == ["at rest"])
  }
}
