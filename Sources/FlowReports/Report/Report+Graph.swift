public import FlowChecking

extension Report {
  /// The states of a run and where their events lead.
  ///
  /// What many states have in common is said once: they refer to it by its place.
  public struct Graph: Codable, Hashable, Sendable {
    /// The events, as they are called.
    public let events: [Event]

    /// What states look like.
    public let pictures: [FlowPicture]

    /// The states, the one after launch first.
    public let states: [State]
  }

  /// One event of a graph.
  public struct Event: Codable, Hashable, Sendable {
    /// What the event is called.
    public let label: String

    /// The name of the declared event, or of the kind of gesture.
    public let name: String

    /// Whether UIKit handles the event itself.
    public let isGesture: Bool
  }

  /// One state of a graph.
  public struct State: Codable, Hashable, Sendable {
    /// What tells the state from others, the same in every report: 16 hexadecimal digits.
    public let fingerprint: String

    /// What is on screen, in a line.
    public let screens: String

    /// The place of what it looks like; nil where nothing is known, as after a crash.
    public let picture: Int?

    /// The fewest events from launch.
    public let distance: Int

    /// The places of the events that can happen, in the order of the menu.
    public let events: [Int]

    /// The place of the state that each event leads to; -1 where it was not tried.
    public let targets: [Int]
  }
}
