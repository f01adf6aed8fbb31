import HeadlessUIKit

@MainActor protocol CakesViewControllerDelegate: AnyObject {
  func cakesViewControllerDidPressOrder(_ viewController: CakesViewController)
}

final class CakesViewController: UIViewController {
  weak var delegate: (any CakesViewControllerDelegate)?
}
