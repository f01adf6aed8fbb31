extension UIViewController {
  /// The outermost container that the controller is in, or the controller itself.
  var outermost: UIViewController {
    var place = self
    while let container = place.container { place = container }
    return place
  }

  /// The window that the controller hangs on: as its root, as what is presented over it, or as a
  /// child of either.
  var hostWindow: UIWindow? {
    outermost.rootWindow ?? outermost.ownPresentation?.activePresenter?.hostWindow
  }

  var runningTransition: Transition? {
    var place: UIViewController? = self
    while let controller = place {
      if let transition = controller.ownTransition { return transition }
      place = controller.container
    }
    return nil
  }

  private var ownTransition: Transition? {
    containerTransition
      ?? presentation?.transition ?? ownPresentation?.transition
  }

  /// How UIKit's messages call the controller, without the address.
  var debugName: String { "<\(type(of: self))>" }

  /// The running change that the app can see.
  var seenTransition: Transition? {
    guard let transition = runningTransition else { return nil }
    return transition.isAnimated || transition.showsItself ? transition : nil
  }

  /// Pushes a controller inside a navigation controller, and presents it elsewhere.
  func showInPlace(_ viewController: UIViewController) {
    let navigation = self as? UINavigationController ?? navigationController
    if let navigation {
      navigation.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }
}
