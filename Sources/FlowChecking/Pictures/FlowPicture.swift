/// What the user sees in a state, and who is there to answer.
public struct FlowPicture: Hashable, Sendable, Codable {
  /// How something came to lie over what was there.
  public enum Presentation: String, Hashable, Sendable, Codable {
    /// It is the root of the window.
    case root

    /// A sheet, which can be pulled down unless it says otherwise.
    case sheet

    /// All of the screen is covered.
    case fullScreen

    /// An alert or an action sheet.
    case alert
  }

  /// One screen with nothing over it but further layers.
  public struct Layer: Hashable, Sendable, Codable {
    /// How the layer was presented.
    public let presentation: Presentation

    /// What the layer shows.
    public let content: FlowElement
  }

  /// A coordinator and those that it holds.
  public struct Node: Hashable, Sendable, Codable {
    /// The name of the coordinator's type.
    public let name: String

    /// Its children, in their order.
    public let children: [Node]
  }

  /// The root of the window and what is presented over it, the lowest first.
  public let layers: [Layer]

  /// The coordinator at the root with its children; nil where the root is no `Coordinator`.
  public let coordinators: Node?
}
