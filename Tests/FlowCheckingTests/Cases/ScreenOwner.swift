import HeadlessUIKit

/// Somebody who holds a screen; not a coordinator as the tool knows them.
final class ScreenOwner {
  let screen: UIViewController?

  init(of screen: UIViewController? = nil) {
    self.screen = screen
  }
}
