import HeadlessUIKit

/// A screen that checks that its callbacks come in the order that holds for each screen.
///
/// Between screens UIKit promises no order, so that is left to the tests with exact logs.
final class WalkingScreen: UIViewController {
  private enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// The callbacks that came out of order.
  private(set) var complaints: [String] = []

  private var stage = Stage.disappeared
  private var wasLoaded = false

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the last callback was that the screen has appeared, or that it has disappeared.
  var isSettled: Bool {
    stage == (viewIfLoaded?.window == nil ? .disappeared : .appeared)
  }

  override func viewDidLoad() {
    check(!wasLoaded, "viewDidLoad")
    wasLoaded = true
  }

  override func viewWillAppear(_ animated: Bool) {
    check(wasLoaded && [.disappeared, .disappearing].contains(stage), "viewWillAppear")
    stage = .appearing
  }

  override func viewDidAppear(_ animated: Bool) {
    check(stage == .appearing, "viewDidAppear")
    stage = .appeared
  }

  override func viewWillDisappear(_ animated: Bool) {
    check([.appearing, .appeared].contains(stage), "viewWillDisappear")
    stage = .disappearing
  }

  override func viewDidDisappear(_ animated: Bool) {
    check(stage == .disappearing, "viewDidDisappear")
    stage = .disappeared
  }

  override func didMove(toParent parent: UIViewController?) {
    check(self.parent === parent, "didMove")
  }

  private func check(_ isInOrder: Bool, _ callback: String) {
    if !isInOrder { complaints.append("\(displayName): \(callback) while \(stage)") }
  }
}
