/// Learns what is pressed on the screen for strangers.
public protocol WelcomeViewControllerDelegate: AnyObject {
  /// Tells that the user wants to come in.
  func welcomeViewControllerDidPressSignIn(_ viewController: WelcomeViewController)
}
