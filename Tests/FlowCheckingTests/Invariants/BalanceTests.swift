import Coordinators
import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

/// What a router may leave and what it may not.
@MainActor @Suite
struct BalanceTests {
  /// Pushes onto the root's own stack, and pops or does nothing when it is to dismiss.
  private final class OwnRouter: Router {
    private let stack: UINavigationController
    private let dismisses: Bool

    init(_ stack: UINavigationController, dismisses: Bool) {
      self.stack = stack
      self.dismisses = dismisses
    }

    func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
      stack.pushViewController(viewController, animated: animated)
    }

    func dismiss(animated: Bool) {
      if dismisses { stack.popToRootViewController(animated: animated) }
    }
  }

  private final class Root {
    let router: any Router
    init(_ router: any Router) { self.router = router }
  }

  private func flow(dismisses: Bool) -> ProbeFlow<Root> {
    ProbeFlow(
      start: { window in
        let stack = UINavigationController()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        let root = Root(RecordingRouter(OwnRouter(stack, dismisses: dismisses)))
        root.router.present(ProbeScreen("Home", delegate: root), animated: false)
        return root
      },
      events: [
        .on(ProbeScreen.self, "push") {
          ($0.delegate as? Root)?.router.present(Pushed($0.delegate), animated: true)
        },
        .on(Pushed.self, "end") { ($0.delegate as? Root)?.router.dismiss(animated: true) },
      ])
  }

  private final class Pushed: UIViewController {
    weak var delegate: AnyObject?

    convenience init(_ delegate: AnyObject?) {
      self.init()
      self.delegate = delegate
    }
  }

  @Test
  func `a router that shows the lowest screen too may leave that`() throws {
    let exploration = try FlowExplorer(of: flow(dismisses: true)).explore()
    #expect(exploration.counterexamples.map(\.reason) == [])
    #expect(exploration.outcome == .holds)
  }

  @Test
  func `a router that leaves a screen that lies over another is told of`() throws {
    let exploration = try FlowExplorer(of: flow(dismisses: false)).explore()
    #expect(
      exploration.counterexamples.map(\.reason)
        == ["OwnRouter was to dismiss Pushed, which is still there"])
    #expect(exploration.counterexamples.map(\.trace.token) == ["push > end"])
  }

  private final class Home: ProbeRoot {
    func openSheet(from screen: UIViewController) {
      let router = RecordingRouter(ModalNavigationRouter(parentViewController: screen))
      router.present(Pushed(self), animated: true)
      sheet = router
    }

    func logOut() {
      sheet?.dismiss(animated: true)
      sheet = nil
      router.present(ProbeScreen("Login", delegate: self), animated: false)
    }

    private var sheet: RecordingRouter?
  }

  @Test
  func `a new root that takes screens away is not blamed on a router`() throws {
    let flow = ProbeFlow(
      start: { window in
        let home = Home(window: window)
        home.present(animated: false, onDismissed: nil)
        return home
      },
      events: [
        .on(UINavigationController.self, "open") { stack in
          guard let screen = stack.topViewController as? ProbeScreen else { return }
          (screen.delegate as? Home)?.openSheet(from: screen)
        },
        .on(Pushed.self, "log out") { ($0.delegate as? Home)?.logOut() },
      ],
      properties: [.balancedStack])
    let exploration = try FlowExplorer(of: flow, within: Limits(depth: 4)).explore()
    #expect(exploration.counterexamples.map(\.reason) == [])
  }

  /// Ends by closing the whole app's screens from inside its own dismiss.
  private final class ClosingRouter: Router {
    private let window: UIWindow

    init(_ window: UIWindow) { self.window = window }

    func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
      let stack = window.rootViewController as? UINavigationController
      stack?.pushViewController(viewController, animated: animated)
    }

    func dismiss(animated: Bool) { window.rootViewController = ProbeScreen("Login") }
  }

  @Test
  func `nor is one blamed for a new root that is set while it dismisses`() throws {
    let flow = ProbeFlow(
      start: { window in
        window.rootViewController = UINavigationController(rootViewController: ProbeScreen("Home"))
        return Root(RecordingRouter(ClosingRouter(window)))
      },
      events: [
        FlowEvent.anytime("push") { scene in
          scene.root(as: Root.self)?.router.present(Pushed(scene.root), animated: true)
        }.when { !$0.isFrontmost(Pushed.self) && $0.isFrontmost(UINavigationController.self) },
        .on(Pushed.self, "end") { ($0.delegate as? Root)?.router.dismiss(animated: true) },
      ], properties: [.balancedStack])
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.counterexamples.map(\.reason) == [])
    #expect(exploration.stopReason == .exhausted)
  }
}
