extension UIViewController {
  var nearestPresenter: UIViewController? {
    let presenter = selfAndAncestors.lazy.compactMap { $0.ownPresentation?.activePresenter }.first
    if presenter == nil, let formerPresenter,
      HeadlessDevice.current.finds(.presenterAfterwards)
    {
      return formerPresenter
    }
    return presenter
  }

  /// The record of the presentation of the outermost container, made when it is first asked for.
  var loadedPresentation: UIPresentationController? {
    if let existing = ownPresentation ?? unusedPresentationController { return existing }
    if let container { return container.presentationController }
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
