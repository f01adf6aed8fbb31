import Coordinators

/// A screen that is referred to without being kept alive, and its name for when it has gone.
@MainActor
final class ScreenReference {
  let name: String
  private(set) weak var screen: UIViewController?

  init(_ screen: UIViewController) {
    self.screen = screen
    name = screen.displayName
  }

  /// Returns whether the screen is one of some controllers.
  func isOne(of controllers: [UIViewController]) -> Bool {
    screen.map(controllers.contains) ?? false
  }
}
