extension UIViewController {
  /// What this controller presents, or a container that it is in.
  public var presentedViewController: UIViewController? {
    presenterOfOwn?.presentation?.presentedViewController
  }

  /// Who presents this controller, or a container that it is in.
  public var presentingViewController: UIViewController? {
    let presenter = selfAndAncestors.lazy.compactMap { $0.ownPresentation?.activePresenter }.first
    if presenter == nil, let formerPresenter,
      HeadlessDevice.current.finds(.presenterAfterwards)
    {
      return formerPresenter
    }
    return presenter
  }

  /// The record of the presentation of this controller, made when it is first asked for.
  ///
  /// Asking for it and then never presenting the controller leaks both, as on devices (radar
  /// 21753811).
  public var presentationController: UIPresentationController? {
    if let existing = ownPresentation ?? unusedPresentationController { return existing }
    if let parent { return parent.presentationController }
    let controller = UIPresentationController(presentedViewController: self, presenting: nil)
    unusedPresentationController = controller
    return controller
  }

  /// The controller itself or the container nearest to it that presents something.
  var presenterOfOwn: UIViewController? {
    selfAndAncestors.first { $0.presentation != nil }
  }

  /// What lies over this controller, lowest first.
  var presentedChain: [UIViewController] {
    Array(
      sequence(
        state: self,
        next: { current in
          guard let presented = current.presentation?.presentedViewController else { return nil }
          current = presented
          return presented
        }))
  }
}
