extension Report {
  /// An exploration under one profile of UIKit.
  public struct Run: Codable, Hashable, Sendable {
    /// The profiles that the run stands for.
    public let profiles: [String]

    /// The states found.
    public let states: Int

    /// The transitions tried.
    public let transitions: Int

    /// The length of the longest of the shortest ways to the states found.
    public let depth: Int

    /// The events performed, replays included.
    public let events: Int

    /// How often the flow was launched.
    public let launches: Int

    /// Which events were offered and performed; those that the flow declares first.
    public let coverage: [Coverage]
  }

  /// How often an event was offered and performed.
  public struct Coverage: Codable, Hashable, Sendable {
    /// The name of the event, or of the kind of gesture.
    public let event: String

    /// The screen that offers it; nil for one that can come at any time and for gestures.
    public let screen: String?

    /// Whether UIKit handles the event itself.
    public let isGesture: Bool

    /// How often a menu had the event.
    public let offered: Int

    /// How often the event was performed, replays included.
    public let performed: Int
  }
}
