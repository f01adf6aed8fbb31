import UIKit

/// Shows screens, and says when they have gone.
@objc public protocol Router {
  /// Shows a screen; the closure runs once it is no longer on screen, whatever made it leave.
  func show(_ screen: UIViewController, whenGone: @escaping () -> Void)

  /// Takes away all that was shown.
  func close()
}
