/// Tells once when a controller has left the window for good, with all that it contains.
///
/// UIKit has no callback for that: a sheet pulled down calls one delegate, a dismissal by code none,
/// a new root of the window none either. But each takes a view out of the window. So one invisible
/// view lies in the controller's own view, and a second one in what covers that. Whenever one of them
/// leaves the window the watch waits for what is going on to be over. Then either the controller
/// hangs on the window still, or it has left.
///
/// Nobody need hold a watch: the markers do, and the views that they lie in hold those. What leaves
/// while it is out of sight behind another tab or pushed screen is noticed with the next such change.
@MainActor
final class DepartureWatch {
  private weak var viewController: UIViewController?
  private weak var window: UIWindow?
  private weak var marker: MarkerView?
  private weak var coverMarker: MarkerView?
  private var onDeparture: (() -> Void)?

  /// Starts to watch; a controller that is not on screen yet is watched once it is.
  @discardableResult
  init(over viewController: UIViewController, onDeparture: @escaping () -> Void) {
    self.viewController = viewController
    self.onDeparture = onDeparture
    let marker = makeMarker()
    self.marker = marker
    viewController.view.addSubview(marker)
    if marker.window == nil { markCover() }
  }

  /// Watches no longer.
  func end() {
    onDeparture = nil
    marker?.removeFromSuperview()
    coverMarker?.removeFromSuperview()
  }

  private func makeMarker() -> MarkerView {
    MarkerView { window in
      self.window = window ?? self.window
      guard window == nil, self.onDeparture != nil else { return self.unmarkCover() }
      inNextTurn { self.lookAround() }
    }
  }

  /// Takes the second marker away once the controller is on screen itself.
  private func unmarkCover() {
    if marker?.window != nil { coverMarker?.removeFromSuperview() }
  }

  private func lookAround() {
    guard let onDeparture else { return }
    if viewController?.isShown(in: window) == true {
      markCover()
    } else {
      end()
      onDeparture()
    }
  }

  /// Puts a marker into what covers the controller, unless it is on screen itself.
  private func markCover() {
    let chain = viewController?.presentationChain ?? []
    let isCovered = marker?.window == nil
    guard isCovered, let cover = chain.last(where: \.isOnScreen) else {
      coverMarker?.removeFromSuperview()
      return
    }
    let coverMarker = coverMarker ?? makeMarker()
    self.coverMarker = coverMarker
    cover.view.addSubview(coverMarker)
  }
}

extension UIViewController {
  /// Whether the controller is on screen or will be again when what covers it has gone.
  fileprivate func isShown(in window: UIWindow?) -> Bool {
    let container = outermostContainer
    if container.presentingViewController == nil {
      return container.isOnScreen || window?.rootViewController === container
    }
    return sequence(first: container) { $0.presentedViewController }.contains { $0.isOnScreen }
  }

  fileprivate var isOnScreen: Bool { viewIfLoaded?.window != nil }
}
