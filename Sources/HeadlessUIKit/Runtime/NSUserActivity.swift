public import Foundation

/// Something the user does that can be gone on with elsewhere.
open class NSUserActivity: NSObject {
  /// What kind of thing it is.
  public let activityType: String

  /// What the user calls it.
  open var title: String?

  /// The address of the same thing on the web.
  open var webpageURL: URL?

  /// What else there is to know.
  open var userInfo: [AnyHashable: Any]?

  /// Creates a description of a kind of thing.
  public init(activityType: String) {
    self.activityType = activityType
  }
}
