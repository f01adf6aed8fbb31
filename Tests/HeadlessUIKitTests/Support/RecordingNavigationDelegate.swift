import HeadlessUIKit

/// A delegate that records what a navigation controller shows.
final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let log: CallbackLog
  private let name: String

  init(_ log: CallbackLog, name: String = "") {
    self.log = log
    self.name = name
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("\(name)willShow(\(viewController.displayName)\(animated ? "" : ", unanimated"))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.add("\(name)didShow(\(viewController.displayName)\(animated ? "" : ", unanimated"))")
  }
}
