import Coordinators
import FlowChecking
import HeadlessUIKit
import Testing

/// A fault that can be seen only later is dated to when it happened.
@MainActor @Suite
struct LatentFaultTests {
  private final class Listener {}

  private final class Root: ProbeRoot {
    private var listener: Listener?

    func push() {
      let listener = Listener()
      self.listener = listener
      navigation?.pushViewController(ProbeScreen("First", delegate: listener), animated: true)
    }

    func cover() {
      listener = nil
      navigation?.pushViewController(ProbeScreen("Second", delegate: self), animated: true)
    }

    weak var navigation: UINavigationController?
  }

  private var flow: ProbeFlow<Root> {
    ProbeFlow(
      start: { window in
        let root = Root(window: window)
        root.present(animated: false, onDismissed: nil)
        root.navigation = window.rootViewController as? UINavigationController
        return root
      },
      events: [
        .on(ProbeScreen.self, "push") { ($0.delegate as? Root)?.push() }
          .when { $0.frontmost(ProbeScreen.self)?.title == "Home" },
        FlowEvent.anytime("cover") { $0.root(as: Root.self)?.cover() }
          .when { $0.frontmost(ProbeScreen.self)?.title == "First" },
      ])
  }

  @Test
  func `a delegate freed under a cover is missed when the cover has gone`() throws {
    let exploration = try FlowExplorer(of: flow).explore()
    let counterexample = try #require(exploration.counterexamples.first)
    #expect(exploration.counterexamples.map(\.property) == ["no dead tap"])
    #expect(counterexample.trace.token == "push > cover > back")
    #expect(counterexample.latentSince == 2)
  }

  @Test
  func `a replay dates it too`() throws {
    let replay = try FlowReplay(of: flow, token: "push > cover > back")
    #expect(replay.breaches.map(\.latentSince) == [2])
    #expect(try FlowReplay(of: flow, token: "push > cover").breaches == [])
  }
}
