public import Foundation

/// A picture, of which only the name is modelled: it is there so that calls with one compile.
open class UIImage: NSObject {
  /// Creates a picture of nothing.
  public override init() {}

  /// Creates a picture of the app's; every name is taken for one that exists.
  public init?(named name: String) {}

  /// Creates a picture of the app's; every name is taken for one that exists.
  public init?(named name: String, in bundle: Bundle?, with configuration: Any?) {}

  /// Creates a picture of the system's; every name is taken for one that exists.
  public init?(systemName name: String) {}

  /// Creates a picture of data, which are not looked at.
  public init?(data: Data) {}
}
