/// An invisible view in the view of a controller that is dismissed without an animation.
///
/// UIKit lets nobody see that while it goes on.
@MainActor
final class LeavingMark: UIView {}

extension UIViewController {
  /// Whether a router has the controller dismissed without an animation in this turn.
  var isMarkedAsLeaving: Bool {
    viewIfLoaded?.subviews.contains { $0 is LeavingMark } ?? false
  }

  /// Marks the controller as leaving for the rest of the turn, then runs a closure.
  func markAsLeaving(then action: @escaping @MainActor () -> Void) {
    let mark = LeavingMark(frame: .zero)
    mark.isHidden = true
    view.addSubview(mark)
    inNextTurn {
      mark.removeFromSuperview()
      action()
    }
  }
}
