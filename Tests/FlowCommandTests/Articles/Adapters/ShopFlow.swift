import Coordinators
import FlowChecking
import HeadlessUIKit

/// The app's router as one that can be recorded.
final class RecordableShopRouter: Router {
  private let router: any ShopRouter

  init(_ router: any ShopRouter) {
    self.router = router
  }

  func present(_ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    router.push(viewController, onPop: onDismissed)
  }

  func dismiss(animated: Bool) {
    router.pop()
  }
}

/// A recorded router as one that the app can use.
final class RecordedShopRouter: ShopRouter {
  private let recording: RecordingRouter

  init(_ router: any ShopRouter) {
    recording = RecordingRouter(RecordableShopRouter(router))
  }

  func push(_ screen: UIViewController, onPop: (() -> Void)?) {
    recording.present(screen, animated: true, onDismissed: onPop)
  }

  func pop() {
    recording.dismiss(animated: true)
  }
}

struct ShopFlow: Flow {
  func launch(in window: UIWindow) -> ShopCoordinator {
    let stack = UINavigationController(rootViewController: WindowViewController())
    window.rootViewController = stack
    return ShopCoordinator(router: RecordedShopRouter(StackShopRouter(stack)))
  }

  var events: [FlowEvent] {
    [
      .anytime("buy") { $0.root(as: ShopCoordinator.self)?.buy() }
        .when { $0.frontmost(WindowViewController.self) != nil },
      .on(BasketViewController.self, "done") { $0.onDone?() },
    ]
  }
}
