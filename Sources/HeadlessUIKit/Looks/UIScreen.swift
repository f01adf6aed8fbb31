public import Foundation

/// The display of the device: that of a phone.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The display.
  public static let main = UIScreen()

  /// Where the display is, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// How many pixels a point has in each direction.
  public let scale: CGFloat = 3

  private override init() {}
}
