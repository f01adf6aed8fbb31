import HeadlessUIKit

enum CakeSize: CaseIterable {
  case small, large
}

@MainActor protocol OrderViewControllerDelegate: AnyObject {
  func orderViewController(_ viewController: OrderViewController, didOrder size: CakeSize)
}

final class OrderViewController: UIViewController {
  weak var delegate: (any OrderViewControllerDelegate)?
}
