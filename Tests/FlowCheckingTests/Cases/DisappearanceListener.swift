import HeadlessUIKit

/// A child of a screen that tells when the screen has disappeared.
final class DisappearanceListener: UIViewController {
  private let onDisappear: () -> Void

  init(_ onDisappear: @escaping () -> Void) {
    self.onDisappear = onDisappear
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onDisappear()
  }
}
