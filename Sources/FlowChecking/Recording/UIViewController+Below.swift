import Coordinators

extension UIViewController {
  /// Returns whether the controller lies below a screen: on the same stack, around it, or in what the
  /// screen is presented over.
  func isBelow(_ screen: UIViewController) -> Bool {
    if let stack = screen.navigationController, stack === navigationController { return true }
    let around = sequence(first: screen) { $0.parent }
    if around.contains(where: { $0 === self }) { return true }
    let presenters = sequence(first: screen.presentingViewController) {
      $0?.presentingViewController
    }
    return presenters.prefix { $0 != nil }.contains { $0 === outermost }
  }

  private var outermost: UIViewController {
    sequence(first: self) { $0.parent }.reduce(self) { $1 }
  }
}
