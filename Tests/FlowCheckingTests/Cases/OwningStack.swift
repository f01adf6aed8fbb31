import HeadlessUIKit

/// A stack that holds somebody.
final class OwningStack: UINavigationController {
  var owner: ScreenOwner?
}
