/// Something of which all objects can be given a look at once.
@preconcurrency @MainActor
public protocol UIAppearance: MetatypeConstructible {}

extension UIAppearance {
  /// Returns an object to set looks on, which are not passed on: nothing here is drawn.
  public static func appearance() -> Self { Self() }

  /// Returns an object to set looks on, which are not passed on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any MetatypeConstructible.Type]
  ) -> Self { Self() }
}

extension UIView: UIAppearance {}
