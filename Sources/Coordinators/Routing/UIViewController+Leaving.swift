extension UIViewController {
  /// Has the controller dismissed with all that lies over it, as soon as UIKit heeds that.
  func leavePresenter(animated: Bool) {
    if isPresentationAnimated {
      afterAnimations { self.leavePresenter(animated: animated) }
    } else {
      presentingViewController?.dismiss(animated: animated)
    }
  }
}
