/// Decides which screen follows which, and leaves to a router how they are shown.
///
/// A coordinator holds the coordinators that it has presented until they are dismissed. Nobody else
/// holds them: screens refer to their coordinator weakly.
@preconcurrency @MainActor
public protocol Coordinator: AnyObject {
  /// The coordinators that this one has presented and that have not been dismissed.
  var children: [any Coordinator] { get set }

  /// What shows the coordinator's screens.
  var router: any Router { get }

  /// Shows the first screen; the closure runs once, when that screen has left.
  func present(animated: Bool, onDismissed: (() -> Void)?)

  /// Ends the coordinator's flow: all its screens leave.
  func dismiss(animated: Bool)

  /// Presents another coordinator and holds it until it is dismissed.
  func presentChild(_ child: any Coordinator, animated: Bool, onDismissed: (() -> Void)?)
}

extension Coordinator {
  /// Has the router remove the screens that it shows.
  public func dismiss(animated: Bool) {
    router.dismiss(animated: animated)
  }

  /// Presents another coordinator, holds it until it is dismissed and drops it before the closure
  /// runs.
  public func presentChild(
    _ child: any Coordinator, animated: Bool, onDismissed: (() -> Void)? = nil
  ) {
    children.append(child)
    var drop: (() -> Void)? = { [weak self, weak child] in
      if let place = self?.children.lastIndex(where: { $0 === child }) {
        self?.children.remove(at: place)
      }
      onDismissed?()
    }
    child.present(animated: animated) {
      let dropOnce = drop
      drop = nil
      dropOnce?()
    }
  }
}
