import HeadlessUIKit

/// A screen that holds somebody.
final class OwningScreen: UIViewController {
  var owner: ScreenOwner?
}
