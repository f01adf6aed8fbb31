/// Decides what follows the buttons of a screen.
@MainActor
public protocol ButtonViewControllerDelegate: AnyObject {
  /// The user has pressed a button.
  func buttonViewController(_ viewController: ButtonViewController, didPress button: String)
}
