extension UIViewController {
  /// Has the controller dismissed with all that lies over it, as soon as UIKit heeds that.
  ///
  /// UIKit heeds no dismissal while it presents or dismisses something else. An animation can be
  /// waited for; of a change that is not animated nothing can be seen but that it is over in a turn or
  /// two.
  func leavePresenter(animated: Bool, attempts: Int = 3) {
    guard attempts > 0, let presenter = presentingViewController else { return }
    guard !isPresentationMoving else {
      return afterAnimations { self.leavePresenter(animated: animated, attempts: attempts) }
    }
    presenter.dismiss(animated: animated)
    guard !isPresentationAnimated else { return }
    markAsLeaving { self.leavePresenter(animated: animated, attempts: attempts - 1) }
  }
}
