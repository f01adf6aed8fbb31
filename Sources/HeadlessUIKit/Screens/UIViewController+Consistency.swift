extension UIViewController {
  /// Begins what a container of the app's own asks for.
  func beginForwardedAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance != (isAppearing ? .appearing : .disappearing) else {
      return complainOfImbalance()
    }
    if isAppearing {
      beginAppearing(animated: animated, in: nil)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Ends what a container of the app's own has begun.
  func endForwardedAppearance() {
    switch appearance {
    case .appearing: endAppearing(animated: true)
    case .disappearing: endDisappearing(animated: true, leavingHierarchy: false)
    case .appeared, .disappeared: complainOfImbalance()
    }
  }

  func complainOfImbalance() {
    HeadlessDevice.current.complain(
      .unbalancedAppearance,
      "Unbalanced calls to begin/end appearance transitions for \(debugName).")
  }

  /// Checks that a view is not another controller's; UIKit ends the app when it is.
  func checkOwner(of view: UIView?) {
    guard let owner = view?.viewController, owner !== self else { return }
    HeadlessDevice.current.complain(
      .viewTwoControllers,
      "A view can only be associated with at most one view controller at a time! "
        + "View is associated with \(owner.debugName). "
        + "Clear this association before associating this view with \(debugName).")
  }

  /// Checks that the view of a child lies in its parent's; UIKit ends the app when it does not.
  func checkPlaceInHierarchy() {
    guard let container, let place = viewIfLoaded?.superview?.nearestViewController,
      place !== container
    else { return }
    HeadlessDevice.current.complain(
      .containmentInconsistent,
      "child view controller:\(debugName) should have parent view controller:\(place.debugName) "
        + "but actual parent is:\(container.debugName)")
  }
}

extension UIView {
  /// The controller of the view or of the nearest one that it lies in.
  fileprivate var nearestViewController: UIViewController? {
    viewController ?? superview?.nearestViewController
  }
}
