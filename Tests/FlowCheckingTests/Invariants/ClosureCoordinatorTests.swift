import Coordinators
import FlowChecking
import HeadlessUIKit
import Testing

/// A coordinator that is told by closures is known by the recorded router that it has to itself.
@MainActor @Suite
struct ClosureCoordinatorTests {
  private final class Screen: UIViewController { var onDone: () -> Void = {} }

  private final class Child: Coordinator {
    var children: [any Coordinator] = []
    let router: any Router

    init(router: any Router) { self.router = router }

    func present(animated: Bool, onDismissed: (() -> Void)?) {
      let screen = Screen()
      screen.onDone = { [weak self] in self?.dismiss(animated: true) }
      router.present(screen, animated: animated, onDismissed: onDismissed)
    }
  }

  private final class Root: ProbeRoot {
    var dropsChildren = true

    func open(from screen: UIViewController) {
      guard let stack = screen.navigationController else { return }
      let child = Child(router: RecordingRouter(NavigationRouter(navigationController: stack)))
      guard !dropsChildren else { return presentChild(child, animated: true) }
      children.append(child)
      child.present(animated: true) {}
    }
  }

  private func flow(dropsChildren: Bool) -> ProbeFlow<Root> {
    ProbeFlow(
      start: { window in
        let root = Root(window: window)
        root.dropsChildren = dropsChildren
        root.present(animated: false, onDismissed: nil)
        return root
      },
      events: [
        .on(ProbeScreen.self, "open") { ($0.delegate as? Root)?.open(from: $0) },
        .on(Screen.self, "done") { $0.onDone() },
      ])
  }

  @Test
  func `a child that is dropped keeps every promise`() throws {
    let exploration = try FlowExplorer(of: flow(dropsChildren: true)).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == 2)
  }

  @Test
  func `a child that is never dropped is found`() throws {
    let exploration = try FlowExplorer(of: flow(dropsChildren: false)).explore()
    #expect(exploration.counterexamples.map(\.property) == ["no leaked children"])
    #expect(exploration.counterexamples.map(\.trace.token) == ["open > done"])
  }
}
