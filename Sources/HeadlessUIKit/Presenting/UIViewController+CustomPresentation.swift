extension UIViewController {
  /// The record of a presentation that is about to begin.
  ///
  /// With the custom style it is the one that the transitioning delegate makes (Apple,
  /// presentationController(forPresented:presenting:source:)).
  func record(presenting presenter: UIViewController, from source: UIViewController)
    -> UIPresentationController?
  {
    guard modalPresentationStyle == .custom, unusedPresentationController == nil else {
      return loadedPresentation
    }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source) ?? loadedPresentation
  }

  /// The app's own animation for the presentation of the controller.
  func animation(presenting presenter: UIViewController, from source: UIViewController)
    -> CustomAnimation?
  {
    guard
      let animator = transitioningDelegate?.animationController(
        forPresented: self, presenting: presenter, source: source)
    else { return nil }
    return CustomAnimation(
      animator: animator,
      interactor: transitioningDelegate?.interactionControllerForPresentation(using: animator))
  }

  /// The app's own animation for the dismissal of the controller.
  func animationOfDismissal() -> CustomAnimation? {
    guard let animator = transitioningDelegate?.animationController(forDismissed: self)
    else { return nil }
    return CustomAnimation(
      animator: animator,
      interactor: transitioningDelegate?.interactionControllerForDismissal(using: animator))
  }
}
