import HeadlessUIKit

/// Tells a closure what a stack shows.
final class StackObserver: NSObject, UINavigationControllerDelegate {
  private let didShow: (UIViewController) -> Void

  init(_ didShow: @escaping (UIViewController) -> Void = { _ in }) {
    self.didShow = didShow
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    didShow(viewController)
  }
}
