/// Tells once when a controller has left the window for good, with all that it contains.
///
/// UIKit has no callback for that: a sheet pulled down calls one delegate, a dismissal by code none,
/// a new root of the window none either. But each takes a view out of the window. So an invisible
/// view lies in whatever covers the controller last, and whenever that leaves the window, the
/// controller either hangs on the window still, and the view moves on, or it has left.
@MainActor
final class DepartureWatch {
  private weak var viewController: UIViewController?
  private let marker = MarkerView()
  private let onDeparture: () -> Void

  init(over viewController: UIViewController, onDeparture: @escaping () -> Void) {
    self.viewController = viewController
    self.onDeparture = onDeparture
    placeMarker()
  }

  /// Watches no longer.
  func end() {
    marker.take()
  }

  private func placeMarker() {
    guard let view = viewController?.outermostContainer.lastPresented.view else { return }
    marker.place(in: view) { [weak self] in self?.viewLeft() }
  }

  private func viewLeft() {
    if viewController?.isStillShown == true {
      placeMarker()
    } else {
      end()
      onDeparture()
    }
  }
}

extension UIViewController {
  fileprivate var outermostContainer: UIViewController {
    parent?.outermostContainer ?? self
  }

  fileprivate var lastPresented: UIViewController {
    guard let presentedViewController, !presentedViewController.isBeingDismissed else {
      return self
    }
    return presentedViewController.lastPresented
  }

  /// Whether the controller is on screen or will be again when what covers it has gone.
  fileprivate var isStillShown: Bool {
    let outermost = outermostContainer
    if let presenter = outermost.presentingViewController {
      return !outermost.isBeingDismissed && presenter.isStillShown
    }
    return outermost.viewIfLoaded?.window != nil || outermost.presentedViewController != nil
  }
}
