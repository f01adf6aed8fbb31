/// Something that UIKit prints: a warning, or the reason of an exception.
public struct ConsoleMessage: Hashable, Sendable {
  /// What UIKit complains about.
  public let complaint: UIKitComplaint

  /// UIKit's own wording.
  public let text: String

  /// The name of the exception that ends the app, or nil for a warning.
  public var exception: String? {
    guard case .exception(let name) = complaint.effect else { return nil }
    return name
  }

  /// Whether the app ends here.
  public var isException: Bool { exception != nil }

  /// Whether a request was ignored.
  public var isRefusal: Bool {
    guard case .refusal = complaint.effect else { return false }
    return true
  }
}
