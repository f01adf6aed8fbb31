import Coordinators
import HeadlessUIKit

final class OrderCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let order = OrderViewController()
    order.delegate = self
    router.present(order, animated: animated, onDismissed: onDismissed)
  }
}

extension OrderCoordinator: OrderViewControllerDelegate {
  func orderViewController(_ viewController: OrderViewController, didOrder size: CakeSize) {
    dismiss(animated: true)
  }
}
