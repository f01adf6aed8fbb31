import UIKit

/// Takes a picture of each screen that leaves, and forgets to have it leave.
public class PhotographingNavigationRouter: BookNavigationRouter {
  private var pictures: [[UInt8]] = []

  /// Goes back when there is a picture of every screen.
  public override func dismiss(animated: Bool) {
    let stack = navigationController.viewControllers
    while navigationController.topViewController === stack.last {
      pictures.append(Array(repeating: UInt8(truncatingIfNeeded: pictures.count), count: 1 << 24))
    }
    super.dismiss(animated: animated)
  }
}
