extension UIViewController {
  /// The outermost container that the controller is in, or the controller itself.
  var outermost: UIViewController {
    selfAndAncestors.reduce(self) { $1 }
  }

  /// The window that the controller hangs on: as its root, as what is presented over it, or as a
  /// child of either.
  var hostWindow: UIWindow? {
    outermost.rootWindow ?? outermost.ownPresentation?.activePresenter?.hostWindow
  }

  var runningTransition: Transition? {
    selfAndAncestors.lazy.compactMap { $0.ownTransition }.first
  }

  private var ownTransition: Transition? {
    containerTransition
      ?? presentation?.transition ?? ownPresentation?.transition
  }

  /// How UIKit's messages call the controller, without the address.
  var debugName: String { "<\(type(of: self))>" }
}
