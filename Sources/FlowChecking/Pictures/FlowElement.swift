/// A screen, or a container with what it contains.
public struct FlowElement: Hashable, Sendable, Codable {
  /// What an element is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A screen of the app's, with or without screens inside.
    case screen

    /// A navigation controller; its children are the stack, the lowest first.
    case stack

    /// A tab bar controller; its children are the tabs.
    case tabs

    /// An alert or an action sheet.
    case alert
  }

  /// What the element is.
  public let kind: Kind

  /// What the user calls it.
  public let name: String

  /// The name of its type.
  public let type: String

  /// The name of the type of the coordinator that it refers to, or that refers to it; nil where there
  /// is none.
  public let owner: String?

  /// What is inside.
  public let children: [FlowElement]

  /// The place of the child that is shown, where there are several and one is.
  public let shown: Int?

  /// The element and all that is inside it, outside first.
  public var all: [FlowElement] { [self] + children.flatMap(\.all) }

  /// The innermost elements that the user sees, those in front last.
  public var inSight: [FlowElement] {
    if let shown { return children.indices.contains(shown) ? children[shown].inSight : [self] }
    return children.isEmpty ? [self] : children.flatMap(\.inSight)
  }
}
