public import ModelChecking

/// A trace after which the flow was in one state the first time and in another the next.
public struct FlowDivergence: Sendable, Hashable {
  /// The events, as they are called; empty when launching itself led elsewhere.
  public let labels: [String]

  /// The fingerprint of the state the first time.
  public let expected: Fingerprint

  /// The fingerprint of the state the next time.
  public let actual: Fingerprint

  /// Whether one process did the same each time, and another one something else, of whose state no
  /// more is known.
  package var isBetweenProcesses: Bool { expected == actual }

  /// Values that two further runs of the same events left different, with their places.
  public let differences: [Difference]

  /// One value that two runs left different.
  public struct Difference: Sendable, Hashable {
    /// Where the value is and what it was the first time.
    public let first: String

    /// Where the value is and what it was the second time.
    public let second: String

    /// Returns the first few values that two readings of a state do not agree on.
    static func between(_ first: [String], _ second: [String]) -> [Difference] {
      guard first.count != second.count else {
        return zip(first, second).filter { $0 != $1 }.prefix(5).map {
          Difference(first: $0, second: $1)
        }
      }
      return second.difference(from: first).prefix(5).map { change in
        switch change {
        case .remove(_, let line, _): Difference(first: line, second: "(not there)")
        case .insert(_, let line, _): Difference(first: "(not there)", second: line)
        }
      }
    }
  }
}
