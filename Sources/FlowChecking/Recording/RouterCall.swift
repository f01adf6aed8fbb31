/// One thing that a recorded router was asked to do, or that it reported.
public struct RouterCall: Hashable, Sendable {
  /// What was asked or reported.
  public enum Kind: String, Sendable {
    /// A screen is to be shown.
    case present

    /// The router's screens are to leave.
    case dismiss

    /// The closure of a screen ran.
    case onDismissed
  }

  /// What was asked or reported.
  public let kind: Kind

  /// The router, by its name.
  public let router: String

  /// The screen, by the name that the user sees; nil for dismiss.
  public let screen: String?

  /// Whether it was to be animated; nil for onDismissed.
  public let isAnimated: Bool?

  /// Where the router was created, as a file of a module and a line.
  public let location: CodeLocation
}

extension RouterCall: CustomStringConvertible {
  /// The call as it might stand in code, such as "NavigationRouter.present(Step 1)".
  public var description: String {
    "\(router).\(kind.rawValue)(\(screen ?? ""))"
  }
}
