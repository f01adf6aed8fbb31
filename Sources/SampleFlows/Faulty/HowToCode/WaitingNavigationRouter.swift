import Foundation
import UIKit

/// Waits until the animation has ended before it goes on, on the thread that has to end it.
public class WaitingNavigationRouter: BookNavigationRouter {
  /// Pops back, and does not return before the screens have left.
  public override func dismiss(animated: Bool) {
    super.dismiss(animated: animated)
    let end = DispatchSemaphore(value: 0)
    let isAnimated = navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { _ in end.signal() })
    if isAnimated == true { end.wait() }
  }
}
