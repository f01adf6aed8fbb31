import Coordinators

/// A screen that is referred to without being kept alive, and its name for when it has gone.
@MainActor
final class ScreenReference {
  private(set) weak var screen: UIViewController?
  private var lastName: String

  init(_ screen: UIViewController) {
    self.screen = screen
    lastName = screen.displayName
  }

  /// What the user calls the screen, or called it when it was last asked for.
  var name: String {
    lastName = screen?.displayName ?? lastName
    return lastName
  }

  /// Returns whether the screen is one of some controllers.
  func isOne(of controllers: [UIViewController]) -> Bool {
    screen.map(controllers.contains) ?? false
  }
}
