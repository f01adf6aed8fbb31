import HeadlessUIKit

/// A screen that tells its coordinator what is pressed.
final class PairScreen: UIViewController {
  weak var delegate: PairCoordinator?

  /// Creates a screen with a title.
  init(_ title: String, delegate: PairCoordinator) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}
