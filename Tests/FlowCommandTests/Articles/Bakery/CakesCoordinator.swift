import Coordinators
import HeadlessUIKit

final class CakesCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router
  let makeRouter: (UIViewController) -> any Router

  init(router: any Router, makeRouter: @escaping (UIViewController) -> any Router) {
    self.router = router
    self.makeRouter = makeRouter
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let cakes = CakesViewController()
    cakes.delegate = self
    router.present(cakes, animated: animated, onDismissed: onDismissed)
  }
}

extension CakesCoordinator: CakesViewControllerDelegate {
  func cakesViewControllerDidPressOrder(_ viewController: CakesViewController) {
    presentChild(OrderCoordinator(router: makeRouter(viewController)), animated: true)
  }
}
