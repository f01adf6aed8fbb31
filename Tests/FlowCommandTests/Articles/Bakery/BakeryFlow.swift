import Coordinators
import FlowChecking
import HeadlessUIKit

struct BakeryFlow: Flow {
  var makeRouter: (UIViewController) -> any Router = { SheetRouter(over: $0) }

  func launch(in window: UIWindow) -> CakesCoordinator {
    let coordinator = CakesCoordinator(
      router: RecordingRouter(AppDelegateRouter(window: window)),
      makeRouter: { RecordingRouter(makeRouter($0)) })
    coordinator.present(animated: false, onDismissed: nil)
    return coordinator
  }

  var events: [FlowEvent] {
    [
      .on(CakesViewController.self, "order") { cakes in
        cakes.delegate?.cakesViewControllerDidPressOrder(cakes)
      },
      .on(OrderViewController.self, "choose", each: CakeSize.self) { order, size in
        order.delegate?.orderViewController(order, didOrder: size)
      },
    ]
  }
}
