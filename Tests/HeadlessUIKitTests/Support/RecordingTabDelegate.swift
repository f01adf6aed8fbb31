import HeadlessUIKit

/// A delegate that records the taps on tabs.
final class RecordingTabDelegate: NSObject, UITabBarControllerDelegate {
  /// What the delegate answers when it is asked.
  var maySelect = true

  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("shouldSelect(\(viewController.displayName))")
    return maySelect
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.add("didSelect(\(viewController.displayName))")
  }
}
