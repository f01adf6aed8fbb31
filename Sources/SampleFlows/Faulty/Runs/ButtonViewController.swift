import UIKit

/// A screen with buttons, each of which tells the one coordinator that listens.
public class ButtonViewController: UIViewController {
  /// Decides what follows.
  public weak var delegate: ButtonViewControllerDelegate?

  /// Creates a screen with a title.
  public init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Screens of this kind come from code only.
  public required init?(coder: NSCoder) { nil }

  /// Presses a button, by its title.
  public func press(_ button: String) {
    delegate?.buttonViewController(self, didPress: button)
  }
}
