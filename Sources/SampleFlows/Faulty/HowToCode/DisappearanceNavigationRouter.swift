import UIKit

/// Takes a screen for gone when it is told that another one is shown and the screen is not on top.
public class DisappearanceNavigationRouter: BookNavigationRouter {
  private weak var shown: UIViewController?

  /// Runs the closure of the screen that was on top before.
  public override func stackChanged() {
    let top = navigationController.topViewController
    if let shown, shown !== top { performOnDismissed(for: shown) }
    performOnDismissedOfDeparted()
    shown = top
  }
}
