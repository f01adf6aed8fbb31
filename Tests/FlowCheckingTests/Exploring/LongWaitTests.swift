import FlowChecking
import Foundation
import HeadlessUIKit
import Testing

/// What the user does before a long delay is over, and after it.
@MainActor @Suite struct LongWaitTests {
  // Home, A over it, and Locked, to which the wait leads from both. Home: open, wait. A: back, a swipe
  // back, a swipe that is cancelled, wait.
  @Test func `a user has the time to look around before a session of 300 s ends`() throws {
    let flow = sessionFlow([
      .always("no lock") { $0.frontmost(ProbeScreen.self)?.title == "Locked" ? "locked" : nil }
    ])
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.statistics.states == 3)
    #expect(exploration.statistics.transitions == 6)
    #expect(exploration.counterexamples.map(\.trace.token) == ["wait 300 s"])
  }

  @Test func `what is waited for stands in a replay token`() throws {
    let replay = try FlowReplay(of: sessionFlow([]), token: "open > back > open > wait 300 s")
    #expect(replay.trace.steps.map(\.screens) == ["Home > A", "Home", "Home > A", "Locked"])
  }

  // No wait, one, two. None: tap. One or two: tap, wait.
  @Test func `a wait that begins with each tap makes three states`() throws {
    let flow = ProbeFlow([
      .on(ProbeScreen.self, "tap") { _ in DispatchQueue.main.asyncAfter(deadline: .now() + 2) {} }
    ])
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == 3)
    #expect(exploration.statistics.transitions == 5)
  }

  @Test func `of two delays either may end first if the user can be quick enough`() throws {
    let flow = ProbeFlow([
      begin("slow", .seconds(3)), begin("quick", .seconds(1)),
    ])
    var replay = try FlowReplay(of: flow, token: "slow > quick > wait 1 s > wait 3 s")
    #expect(replay.trace.steps.count == 4)
    replay = try FlowReplay(of: flow, token: "slow > quick > wait 3 s > wait 1 s")
    #expect(replay.trace.steps.count == 4)
    replay = try FlowReplay(of: flow, token: "quick > slow > wait 1 s > wait 3 s")
    #expect(replay.trace.steps.count == 4)
    #expect(throws: ReplayError.self) {
      try FlowReplay(of: flow, token: "quick > slow > wait 3 s")
    }
  }

  @Test func `a screen is not lost while a delay needs it that began when it was shown`() throws {
    let flow = pushingFlow { screen in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { _ = screen }
    }
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
  }

  @Test func `a screen is lost that one delay after the other holds`() throws {
    let exploration = try FlowExplorer(of: pushingFlow { Self.hold($0) }).explore()
    #expect(
      exploration.counterexamples.map(\.property)
        == ["no object outlives its flow"])
    #expect(exploration.counterexamples.first?.trace.token == "open > back > wait 2 s")
  }

  @Test func `a screen is lost that a slow timer holds which repeats`() throws {
    let flow = pushingFlow { screen in
      VirtualTimer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in _ = screen }
    }
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.counterexamples.map(\.property) == ["no object outlives its flow"])
    #expect(exploration.counterexamples.first?.trace.token == "open > back")
  }

  // The same once more, with the flow in a worker.
  @Test func `a worker offers waits too`() throws {
    let flow = sessionFlow([])
    let exploration = try FlowExplorer(of: flow).running(inWorkers: {
      LocalWorker(running: flow, until: LocalWorker.Fate())
    }).explore()
    #expect(exploration.statistics.states == 3)
    #expect(exploration.statistics.transitions == 6)
  }

  /// Home, over which the user may open a screen, until a session is over.
  private func sessionFlow(_ properties: [FlowProperty]) -> ProbeFlow<ProbeRoot> {
    ProbeFlow(
      start: { window in
        let root = ProbeRoot(window: window)
        root.present(animated: false, onDismissed: nil)
        let stack = window.rootViewController as? UINavigationController
        DispatchQueue.main.asyncAfter(deadline: .now() + 300) { [weak stack] in
          MainActor.assumeIsolated {
            stack?.setViewControllers([ProbeScreen("Locked")], animated: false)
          }
        }
        return root
      }, events: [open { _ in }], properties: properties)
  }

  private func pushingFlow(_ whenOpen: @escaping (UIViewController) -> Void) -> ProbeFlow<ProbeRoot>
  {
    ProbeFlow([open(whenOpen)])
  }

  private func open(_ whenOpen: @escaping (UIViewController) -> Void) -> FlowEvent {
    FlowEvent.on(ProbeScreen.self, "open") { home in
      let screen = ProbeScreen("A", delegate: home.delegate)
      home.navigationController?.pushViewController(screen, animated: true)
      whenOpen(screen)
    }.when { $0.frontmost(ProbeScreen.self)?.title == "Home" }
  }

  private func begin(_ name: String, _ delay: Duration) -> FlowEvent {
    .on(ProbeScreen.self, name) { _ in
      HeadlessDevice.current.clock.postpone(by: delay) {}
    }
  }

  private static func hold(_ screen: UIViewController) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      MainActor.assumeIsolated { hold(screen) }
    }
  }
}
