import HeadlessUIKit

/// A screen with a title, which can do something at the moment when it begins to disappear.
final class Screen: UIViewController {
  /// Runs when the screen begins to disappear.
  var onWillDisappear: () -> Void = {}

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) { onWillDisappear() }
}
