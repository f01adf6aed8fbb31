import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// Events that come while an animation runs.
@MainActor @Suite
struct ImpatienceTests {
  private final class Keeper: ProbeRoot {
    private let kept = UIViewController()

    func push(from screen: UIViewController) {
      screen.navigationController?.pushViewController(kept, animated: true)
    }
  }

  private func flow(pushing make: @escaping () -> UIViewController) -> ProbeFlow<ProbeRoot> {
    ProbeFlow([
      .on(ProbeScreen.self, "push") {
        $0.navigationController?.pushViewController(make(), animated: true)
      }
    ])
  }

  private func titled(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  @Test
  func `a patient system offers each event once`() {
    let system = FlowSystem(FlowDeclaration(flow { self.titled("A") }))
    #expect(system.labels == ["push"])
  }

  @Test
  func `an impatient one offers it a second time, without waiting for its end`() {
    let system = FlowSystem(
      FlowDeclaration(flow { self.titled("A") }), impatience: 1, under: .iOS18)
    #expect(system.labels == ["push", "push…"])
    system.perform(system.events[1])
    #expect(system.state.controllers.map(\.displayName) == ["UINavigation", "Home", "A"])
    #expect(system.labels == ["push on Home", "back"])
  }

  @Test
  func `the second of two events may be as hasty if there may be two`() {
    let system = FlowSystem(
      FlowDeclaration(flow { self.titled("A") }), impatience: 2, under: .iOS18)
    system.perform(system.events[1])
    #expect(system.labels == ["push on Home", "back", "push on Home…", "back…"])
  }

  @Test
  func `the same tap twice shows two screens`() throws {
    let replay = try FlowReplay(
      of: flow { self.titled("A") }, token: "push… > push on Home")
    #expect(replay.trace.steps.map(\.screens) == ["Home > A", "Home > A > A"])
    #expect(replay.breaches.map(\.property) == ["one event, one screen"])
  }

  @Test
  func `one screen pushed by the same tap twice ends the app`() throws {
    let flow = ProbeFlow(
      start: { window in
        let root = Keeper(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      },
      events: [.on(ProbeScreen.self, "push") { ($0.delegate as? Keeper)?.push(from: $0) }])
    #expect(try FlowExplorer(of: flow).explore().outcome == .holds)
    let exploration = try FlowExplorer(of: flow, impatience: 1).explore()
    #expect(exploration.counterexamples.map(\.property) == ["no exception"])
    #expect(exploration.counterexamples.map(\.trace.token) == ["push… > push on Home"])
    #expect(exploration.impatience == 1)
  }

  @Test
  func `each of two hasty events has its own calls`() throws {
    let replay = try FlowReplay(of: HowToCodeFlow(), token: "learn… > back")
    #expect(
      replay.trace.steps.map { $0.calls.map(\.description) } == [
        ["NavigationRouter.present(Step 1)"], ["NavigationRouter.onDismissed(Step 1)"],
      ])
  }

  @Test
  func `a kept screen may leave and come again before the app is at rest`() throws {
    let replay = try FlowReplay(
      of: HowToCodeFlow(), token: "learn > next > back… > swipe back, cancelled… > next")
    #expect(replay.trace.steps.map(\.screens).last == "Home > Step 1 > Step 2")
    #expect(replay.breaches == [])
  }

  @Test
  func `promises are not judged while an animation runs`() throws {
    var judged: [String] = []
    var flow = flow { self.titled("A") }
    flow.properties = [
      .always("look") { state in
        judged.append(state.controllers.last?.displayName ?? "")
        return nil
      }
    ]
    _ = try FlowReplay(of: flow, token: "push…").breaches
    #expect(judged == [])
    _ = try FlowReplay(of: flow, token: "push").breaches
    #expect(judged == ["A"])
  }
}
