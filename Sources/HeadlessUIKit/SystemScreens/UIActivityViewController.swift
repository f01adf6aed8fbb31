public import Foundation

/// The system's sheet for handing something to others; what the user does there is not modelled.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The name of something that can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What runs when the user is done.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is handed on.
  public let activityItems: [Any]

  /// What runs when the user is done; nobody runs it here but the app's own tests.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// What the user is not offered; kept, and not used.
  open var excludedActivityTypes: [ActivityType]?

  /// Creates a sheet for some things.
  public init(activityItems: [Any], applicationActivities: [AnyObject]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet for nothing.
  public convenience init() {
    self.init(activityItems: [], applicationActivities: nil)
  }

  /// Creates a sheet for nothing; the archive is ignored.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}
