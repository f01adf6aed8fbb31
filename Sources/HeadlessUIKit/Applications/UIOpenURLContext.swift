public import Foundation

/// An address to open.
@preconcurrency @MainActor
open class UIOpenURLContext: MainActorObject {
  /// The address.
  public let url: URL

  /// Creates an address to open.
  public init(url: URL) {
    self.url = url
    super.init(rooted: ())
  }
}
