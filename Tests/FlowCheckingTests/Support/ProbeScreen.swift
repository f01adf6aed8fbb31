import HeadlessUIKit

/// A screen that does nothing by itself.
final class ProbeScreen: UIViewController {
  /// Somebody who listens, for checks of dead taps.
  weak var delegate: AnyObject?

  /// Creates a screen with a title.
  init(_ title: String, delegate: AnyObject? = nil) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
