/// Learns what the user does on a page.
public protocol PageViewControllerDelegate: AnyObject {
  /// Tells that a row was tapped.
  func pageViewController(_ viewController: PageViewController, didChoose row: Page)

  /// Tells that the form was asked for.
  func pageViewControllerDidPressForm(_ viewController: PageViewController)

  /// Tells that the switch was flipped.
  func pageViewControllerDidFlipSwitch(_ viewController: PageViewController)
}
