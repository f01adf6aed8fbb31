public import FlowChecking

extension Report {
  /// What was found out of one promise.
  public struct Promise: Codable, Hashable, Sendable {
    /// The name of the promise.
    public let name: String

    /// The name by which machines know it, the same in every version.
    public let id: String

    /// How bad it is to break it.
    public let severity: Severity

    /// What is promised, in a sentence; nil where nothing more is said than the name.
    public let sentence: String?

    /// Whether it holds.
    public let verdict: Verdict

    /// Why it is open or does not apply, in words; nil otherwise.
    public let reason: String?

    /// The places of the traces that break it among the flow's counterexamples.
    public let counterexamples: [Int]

    /// The profiles of UIKit under which it is broken, unless it is under all of them.
    public let brokenUnder: [String]
  }

  /// What was found out of a promise.
  public enum Verdict: String, Codable, Hashable, Sendable {
    /// True of every state, and every state was seen; or the one wanted was found.
    case holds

    /// A trace breaks it.
    case broken

    /// No reachable state is as one should be.
    case unreachable

    /// Nothing was found against it, but not all was seen.
    case undecided

    /// There is nothing in the flow that could break it.
    case doesNotApply
  }
}
