import HeadlessUIKit

/// A child of a screen that takes the screen for gone once it begins to disappear.
final class LeavingScreen: UIViewController {
  private let leave: () -> Void

  init(in parent: UIViewController, leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if parent?.isMovingFromParent == true { leave() }
  }
}
