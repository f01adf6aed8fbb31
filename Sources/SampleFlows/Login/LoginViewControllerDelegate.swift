/// Learns what is pressed at the login.
public protocol LoginViewControllerDelegate: AnyObject {
  /// Tells that the user has entered everything.
  func loginViewControllerDidPressLogIn(_ viewController: LoginViewController)
}
