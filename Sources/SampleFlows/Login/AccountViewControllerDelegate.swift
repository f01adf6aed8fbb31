/// Learns what is pressed on the user's own screen.
public protocol AccountViewControllerDelegate: AnyObject {
  /// Tells that the user wants to leave.
  func accountViewControllerDidPressLogOut(_ viewController: AccountViewController)
}
