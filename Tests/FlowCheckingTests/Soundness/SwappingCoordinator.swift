import Coordinators
import HeadlessUIKit

/// Makes one home after the other the root of the window, whatever lies over the one before.
final class SwappingCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  private let window: UIWindow

  init(window: UIWindow) {
    self.window = window
    router = AppDelegateRouter(window: window)
  }

  /// Shows the first home.
  func present(animated: Bool, onDismissed: (() -> Void)?) {
    swap()
  }

  /// Shows a new home in place of the present one.
  func swap() {
    let home = PairHome(window: window) { ModalNavigationRouter(parentViewController: $0) }
    presentChild(home, animated: false)
  }
}
