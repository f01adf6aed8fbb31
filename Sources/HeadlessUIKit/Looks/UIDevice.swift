public import Foundation

/// The device as apps ask for it: a phone.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// Which interface the device has.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// What kind of device it is.
  public let model = "iPhone"

  /// What the user calls the device.
  public let name = "iPhone"

  /// The name of the operating system.
  public let systemName = "iOS"

  /// The version of the operating system.
  public let systemVersion = "17.0"

  private override init() {}
}
