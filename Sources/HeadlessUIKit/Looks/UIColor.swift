public import Foundation

/// A colour: four numbers, which nothing is drawn with.
public final class UIColor: NSObject, Sendable {
  private let components: [CGFloat]

  /// Creates a colour of red, green, blue and how opaque it is, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour of the app's; every name is taken for one that exists, and is grey.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Returns the colour, more or less opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Returns whether another object is a colour of the same numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// The hash of the numbers.
  public override var hash: Int { components.hashValue }
}
