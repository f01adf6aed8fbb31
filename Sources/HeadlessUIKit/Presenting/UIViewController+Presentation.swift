extension UIViewController {
  /// The presentation of the controller, or of a container that it is in, where it is a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    loadedPresentation { $0.isSheet && $0 != .popover } as? UISheetPresentationController
  }

  /// The presentation of the controller, or of a container that it is in, where it is a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    loadedPresentation { $0 == .popover } as? UIPopoverPresentationController
  }

  var nearestPresenter: UIViewController? {
    var place: UIViewController? = self
    while let controller = place {
      if let presenter = controller.ownPresentation?.activePresenter { return presenter }
      place = controller.container
    }
    guard let formerPresenter, HeadlessDevice.current.finds(.presenterAfterwards) else {
      return nil
    }
    return formerPresenter
  }

  /// The record of the presentation of the outermost container, made when it is first asked for.
  var loadedPresentation: UIPresentationController? {
    if let existing = ownPresentation ?? unusedPresentationController { return existing }
    if let container { return container.presentationController }
    let controller = makePresentationController()
    unusedPresentationController = controller
    return controller
  }

  /// The record of the presentation of the outermost container, made only for some styles.
  func loadedPresentation(
    where isWanted: (UIModalPresentationStyle) -> Bool
  ) -> UIPresentationController? {
    let record = outermost.ownPresentation ?? outermost.unusedPresentationController
    let style = record?.style ?? outermost.modalPresentationStyle
    return isWanted(style) ? outermost.loadedPresentation : nil
  }

  /// Creates the record of a presentation, of the kind that goes with the style.
  private func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The controller itself or the container nearest to it that presents something.
  var presenterOfOwn: UIViewController? {
    var place: UIViewController? = self
    while let controller = place, controller.presentation == nil { place = controller.container }
    return place
  }

  /// What lies over this controller, lowest first.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    while let presented = (chain.last ?? self).presentation?.presentedViewController {
      chain.append(presented)
    }
    return chain
  }
}
