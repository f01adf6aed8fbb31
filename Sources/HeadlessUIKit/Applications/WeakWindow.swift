/// A window that is not kept alive.
struct WeakWindow {
  /// The window, while it lives.
  weak var window: UIWindow?
}
