public import Foundation

/// What the surroundings are like: those of a phone held upright.
public final class UITraitCollection: NSObject, Sendable {
  /// How much room there is from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// Which interface the device has.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// Creates a description of the phone.
  public override init() {
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
  }

  /// Creates a description of which only the width is known.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
    verticalSizeClass = .unspecified
  }
}
