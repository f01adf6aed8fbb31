/// A part of the app with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene that have been shown, in the order in which they were.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }

  /// The window of the scene that receives what the user types.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The display.
  open var screen: UIScreen { .main }

  /// What the surroundings are like: those of a phone held upright.
  open var traitCollection: UITraitCollection { UITraitCollection() }
}
