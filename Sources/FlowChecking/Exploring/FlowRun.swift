public import HeadlessUIKit
public import ModelChecking

/// An exploration of a flow under one profile.
public struct FlowRun: Sendable {
  /// How UIKit behaved.
  public let profile: UIKitProfile

  /// The profiles that the run stands for, its own first: none of the questions that they answer
  /// otherwise came up in it.
  public internal(set) var profiles: [UIKitProfile]

  /// The questions about UIKit that came up.
  public internal(set) var consulted: Set<UIKitKnob>

  /// How many events at most came while an animation ran.
  public let impatience: Int

  /// How many events may come while an animation runs so that still everything was explored; nil when
  /// not even all was that happens without any.
  public internal(set) var completeImpatience: Int?

  /// Why the run ended.
  public let stopReason: StopReason

  /// How far the run went; nil when nothing that it saw counts.
  public let reach: Reach?

  /// The figures.
  public let statistics: FlowStatistics

  /// Which events were offered and performed.
  public let coverage: EventCoverage

  /// The states and where their events lead.
  public let map: FlowMap

  /// What the run says of each property, in the flow's order.
  var verdicts: [FlowVerdict]

  /// The shortest trace to each fault, in the order of the properties.
  var faults: [FlowCounterexample]
  let divergence: FlowDivergence?
  let collision: FlowCollision?
  let unread: Set<String>
  let hasLostTask: Bool

  /// The stored properties that split states and seem to decide nothing.
  let splitting: [String]

  /// Whether what the run saw is not to be relied on, so that others would be of no use.
  var isInVain: Bool { stopReason == .nondeterminism || stopReason == .keyTooCoarse }

  /// Whether the run found as many states, or performed as many events, as it may.
  var hasUsedLimits: Bool {
    switch stopReason {
    case .states, .transitions, .events: true
    default: false
    }
  }

  /// Returns whether the run would have been the same under another profile, step by step.
  ///
  /// What a flow does is a function of its events and of the answers to the questions about UIKit
  /// that come up. Where all of those are answered alike, the same strategy makes the same moves, and
  /// the same limits end it at the same place; only where time was up it might have come further, or
  /// less far, on the same way.
  func holds(under other: UIKitProfile) -> Bool {
    other.agrees(with: profile, on: consulted)
  }
}
