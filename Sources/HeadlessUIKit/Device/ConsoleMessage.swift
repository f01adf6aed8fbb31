/// Something that UIKit prints: a warning about a request it ignores, or the reason of an exception.
public struct ConsoleMessage: Hashable, Sendable {
  /// The name of the exception that would end the app, or nil for a warning.
  public let exception: String?

  /// UIKit's own wording.
  public let text: String

  /// Whether the app would have ended here.
  public var isException: Bool { exception != nil }
}
