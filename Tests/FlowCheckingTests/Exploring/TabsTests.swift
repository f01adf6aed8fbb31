import Coordinators
import FlowChecking
import HeadlessUIKit
import Testing

/// Two tabs have as many states as they should: what one does is no part of the other's state.
@MainActor @Suite
struct TabsTests {
  private final class Detail: UIViewController {}

  private final class Root: Coordinator {
    var children: [any Coordinator] = []
    let router: any Router
    private var routers: [RecordingRouter] = []

    init(window: UIWindow) {
      router = AppDelegateRouter(window: window)
    }

    func present(animated: Bool, onDismissed: (() -> Void)?) {
      let stacks = ["A", "B"].map { title in
        UINavigationController(rootViewController: ProbeScreen(title, delegate: self))
      }
      routers = stacks.map { RecordingRouter(NavigationRouter(navigationController: $0)) }
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      router.present(tabs, animated: false, onDismissed: nil)
    }

    func open(from screen: UIViewController) {
      routers[screen.title == "A" ? 0 : 1].present(Detail(), animated: true) {}
    }
  }

  /// Before B is first shown there are two, then both stacks twice, with either of them in front.
  @Test
  func `two tabs with a detail each have 10 states`() throws {
    let flow = ProbeFlow(
      start: { window in
        let root = Root(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      },
      events: [.on(ProbeScreen.self, "open") { ($0.delegate as? Root)?.open(from: $0) }])
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.counterexamples.map(\.reason) == [])
    #expect(exploration.statistics.states == 10)
  }
}
