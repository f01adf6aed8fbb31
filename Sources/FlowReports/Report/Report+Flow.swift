extension Report {
  /// What was found out of one flow.
  public struct Flow: Codable, Hashable, Sendable {
    /// The name of the flow.
    public let name: String

    /// How the flow was explored.
    public let settings: Settings

    /// What the exploration comes to.
    public let outcome: Outcome

    /// Why the exploration ended, in words.
    public let stopReason: String

    /// How far the exploration went, in words.
    public let reach: String

    /// Whether every event of every reachable state was tried.
    public let isComplete: Bool

    /// What was found out of each promise, in the flow's order.
    public let promises: [Promise]

    /// The traces that break promises; the shortest to each fault.
    public let counterexamples: [Counterexample]

    /// The explorations under one profile of UIKit after another, the first in full.
    public let runs: [Run]

    /// The states of the first run and where their events lead.
    public let graph: Graph

    /// Whether tasks were begun that could not run where the flow was explored: what they do is missing.
    public let hasLostTask: Bool

    /// What the reader should know before trusting the rest, a sentence each.
    public let remarks: [String]

    /// What else was found, as text of several lines each: a flow that does not do the same every
    /// time, a state key that is too coarse, promises that rely on what nobody knows of UIKit.
    public let notes: [String]
  }

  /// What an exploration comes to.
  public enum Outcome: String, Codable, Hashable, Sendable {
    /// Every promise is kept, and every state was seen.
    case holds

    /// A promise is broken, or the flow does not do the same every time.
    case violated

    /// Nothing was found against the promises, but not all was seen.
    case undecided
  }

  /// How a flow was explored: what has to be the same where reports are to become one.
  public struct Settings: Codable, Hashable, Sendable {
    /// The name of the strategy.
    public let strategy: String

    /// The seed of the strategy, where it draws at random.
    public let seed: String?

    /// How many events at most came while an animation ran.
    public let impatience: Int

    /// The stored properties that the flow's state key leaves out.
    public let excluded: [String]
  }
}
