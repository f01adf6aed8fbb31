import HeadlessUIKit

/// Waits for what is going on before it asks UIKit for anything (swift-navigation since pull request
/// 332).
final class WaitingItemRouter: OnceDismissingItemRouter {
  override func present(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    whenStill { router in
      router.presentNow(viewController, animated: animated, onDismissed: onDismissed)
    }
  }

  override func dismiss(animated: Bool) {
    whenStill { $0.dismissNow(animated: animated) }
  }

  private func presentNow(
    _ viewController: UIViewController, animated: Bool, onDismissed: (() -> Void)?
  ) {
    super.present(viewController, animated: animated, onDismissed: onDismissed)
  }

  private func dismissNow(animated: Bool) {
    super.dismiss(animated: animated)
  }

  private func whenStill(_ act: @escaping (WaitingItemRouter) -> Void) {
    guard let animation = parent?.transitionCoordinator else { return act(self) }
    animation.animate(alongsideTransition: nil) { _ in
      HeadlessDevice.current.clock.schedule(after: .zero) { self.whenStill(act) }
    }
  }
}
