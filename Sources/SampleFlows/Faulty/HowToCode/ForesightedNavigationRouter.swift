import UIKit

/// Keeps the title of the screen in front, and takes a screen for that as soon as it is about to be
/// shown.
public class ForesightedNavigationRouter: BookNavigationRouter {
  /// What the screen in front is called.
  public private(set) var currentTitle: String?

  /// Notices which screen is about to be shown.
  public override func stackWillChange() {
    currentTitle = navigationController.topViewController?.title
  }
}
