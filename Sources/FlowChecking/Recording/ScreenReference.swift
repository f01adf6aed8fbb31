import Coordinators
import HeadlessUIKit

/// A screen that is referred to without being kept alive, and its name for when it has gone.
@MainActor
final class ScreenReference {
  /// Tells the screen from others that live at the same time.
  let id: ObjectIdentifier

  @exclusivity(unchecked) private(set) weak var screen: UIViewController?
  private var lastName: String

  init(_ screen: UIViewController) {
    self.screen = screen
    id = ObjectIdentifier(screen)
    lastName = screen.displayName
  }

  /// Where the screen lies in memory for as long as it lives.
  var address: UInt { UInt(bitPattern: id) }

  /// What the user calls the screen, or called it when it was last asked for.
  var name: String {
    lastName = screen?.displayName ?? lastName
    return lastName
  }

  /// Whether nothing lies under the screen: it is the root of the window, or of a stack that is.
  var isLowest: Bool {
    guard let screen, screen.presentingViewController == nil else { return false }
    return screen.navigationController.map { $0.viewControllers.first === screen } ?? true
  }

  /// Returns whether the screen is one of some controllers.
  func isOne(of controllers: [UIViewController]) -> Bool {
    controllers.holds(screen)
  }
}
