#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif

/// Runs a closure once what is going on now is over: in the next turn of the main actor, or of the
/// clock of the headless device.
@MainActor
func inNextTurn(_ action: @escaping @MainActor () -> Void) {
  #if os(iOS) || os(tvOS) || os(visionOS)
    Task { action() }
  #else
    HeadlessDevice.current.clock.schedule(after: .zero) { action() }
  #endif
}

extension UINavigationControllerDelegate {
  /// Passes on that a controller is about to be shown; in Apple's UIKit the method is optional.
  func passOn(
    willShow viewController: UIViewController, in navigationController: UINavigationController,
    animated: Bool
  ) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      self.navigationController?(
        navigationController, willShow: viewController, animated: animated)
    #else
      self.navigationController(navigationController, willShow: viewController, animated: animated)
    #endif
  }

  /// Passes on that a controller is shown; in Apple's UIKit the method is optional.
  func passOn(
    didShow viewController: UIViewController, in navigationController: UINavigationController,
    animated: Bool
  ) {
    #if os(iOS) || os(tvOS) || os(visionOS)
      self.navigationController?(navigationController, didShow: viewController, animated: animated)
    #else
      self.navigationController(navigationController, didShow: viewController, animated: animated)
    #endif
  }
}
