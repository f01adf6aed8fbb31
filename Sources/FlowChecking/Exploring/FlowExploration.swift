public import HeadlessUIKit
public import ModelChecking

/// What an exploration of a flow has found.
public struct FlowExploration: Sendable {
  /// What was found out of one property.
  public struct Finding: Sendable {
    /// What the property states.
    public let statement: FlowProperty.Statement

    /// Whether it holds, under every profile; with the shortest counterexample of all.
    public let verdict: FlowVerdict

    /// The shortest counterexample of each further fault of the property: those that have another
    /// cause.
    public let further: [FlowCounterexample]

    /// The profiles under which it is broken, unless it is under all of them.
    public let brokenUnder: [UIKitProfile]

    /// Whether it holds under all other profiles.
    public let isKeptElsewhere: Bool

    /// The name of the property.
    public var property: String { statement.name }
  }

  /// The name of the flow.
  public let flow: String

  /// How a test makes the flow, such as `BakeryFlow()`.
  package let construction: String

  /// How the flow was explored.
  public let strategy: FlowStrategy

  /// How many events at most came while an animation ran.
  public let impatience: Int

  /// How many events may come while an animation runs so that still everything was explored, under all
  /// profiles; nil when not even all was that happens without any.
  public var completeImpatience: Int? {
    let counts = runs.map(\.completeImpatience)
    return counts.contains(nil) ? nil : counts.compactMap(\.self).min()
  }

  /// Why the exploration ended; where there is more than one run, why the first ended that did not
  /// see everything.
  public let stopReason: StopReason

  /// How far the exploration went: where there is more than one run, as far as the one that says
  /// least; nil when nothing that it saw counts.
  public let reach: Reach?

  /// What was found out of each property, in the flow's order.
  public let findings: [Finding]

  /// The claims that some state is there for which none was found yet, though there may be one.
  public let unmet: [String]

  /// How the flow behaved differently the second time, if it did: no verdict counts then.
  public let divergence: FlowDivergence?

  /// How two ways to what passes for one state made a difference, if they did: not every state was
  /// seen then.
  public let collision: FlowCollision?

  /// What was explored: under the first profile, and under each further one that can differ.
  public let runs: [FlowRun]

  /// What came of the faults found before, those of other profiles left out.
  public let regressions: [RegressionResult]

  /// The profiles for which no time was left.
  public let unexplored: [UIKitProfile]

  /// What depends on answers about UIKit that nobody has established.
  public let reliances: [FlowReliance]

  /// The questions about UIKit for whose other answers nothing was left of the limits.
  public let unasked: [UIKitKnob]

  /// The types whose values could not be looked into: states that differ in them only were taken
  /// for one.
  public let unread: [String]

  /// Whether the flow began tasks in a process that could not run them: what they would have done is
  /// missed.
  public let hasLostTask: Bool

  /// The stored properties that the flow's state key leaves out.
  public let excluded: [String]

  /// Stored properties that split states without making a difference to what can happen, where the
  /// exploration came to a limit: candidates for ``StateKey/excluding(_:_:)``.
  public var splitting: [String] { runs[0].splitting }

  /// The figures of the first run.
  public var statistics: FlowStatistics { runs[0].statistics }

  /// Which events the first run offered and performed.
  public var coverage: EventCoverage { runs[0].coverage }

  /// The declared events that no run offered.
  public var neverOffered: [EventCoverage.Entry] {
    coverage.neverOffered.filter { entry in
      runs.allSatisfy { $0.coverage.neverOffered.contains(entry) }
    }
  }

  /// The events that the first run offered and no run performed.
  public var neverPerformed: [EventCoverage.Entry] {
    coverage.neverPerformed.filter { entry in
      !runs.contains { $0.coverage.hasPerformed(entry.name) }
    }
  }

  /// The counterexamples, one for each fault: a promise is broken once for each cause.
  public var counterexamples: [FlowCounterexample] {
    findings.flatMap(\.counterexamples)
  }

  /// Whether events were drawn at random and some were left out.
  public var isSampled: Bool {
    if case .sampled = reach { true } else { false }
  }

  /// Whether the same events always led to the same state.
  public var isDeterministic: Bool {
    stopReason != .nondeterminism
      && findings.allSatisfy { finding in
        if case .undecided(.nondeterminism) = finding.verdict { false } else { true }
      }
  }

  /// What the exploration says of the flow as a whole.
  public var outcome: Outcome {
    if !isDeterministic { return .violated }
    let outcomes = findings.map(\.verdict.outcome)
    return outcomes.contains(.violated)
      ? .violated : outcomes.contains(.undecided) || stopReason != .exhausted ? .undecided : .holds
  }

  /// What an exploration, or several, come to.
  public enum Outcome: Sendable, Hashable {
    /// Every property holds, and every state was seen.
    case holds

    /// A property does not hold, or the flow is not deterministic.
    case violated

    /// Nothing was found against the properties, but not all was seen.
    case undecided
  }
}
