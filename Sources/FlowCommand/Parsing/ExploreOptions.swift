import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking

/// Which flows to explore, and how.
struct ExploreOptions: Hashable {
  var flows: [String] = []
  var strategyName: StrategyName?
  var seed: UInt64?
  var depth: Int?
  var states: Int?
  var time: Duration?
  var impatience = 0

  /// Whether it is enough to have looked for faults for a time.
  var isFuzzing = false

  /// Whether an exploration that left something out has failed.
  var mustBeComplete = false

  /// Whether to print which event was tried on which screen.
  var showsCoverage = false

  /// The folder of faults found before and of those to come, if there is to be one.
  var regressions: String?

  /// The folder that the report is written to, if one is.
  var report: String?

  /// The file in which what is found out is kept, if it is.
  var checkpoint: String?

  /// Whether to go on from what is kept in the file.
  var isResuming = false

  /// Which part of the flows to explore; nil for all.
  var shard: Report.Shard?

  /// How UIKit behaves; empty when nothing was said, which means in all ways.
  var profiles: [UIKitProfile] = []

  /// How many processes share the work.
  var workers = 1

  /// Where the flows run.
  var isolation = Isolation()

  private static let randomEvents = 5000

  /// How to explore; a seed is drawn when random numbers have been given none.
  var strategy: FlowStrategy {
    let seed = Seed(seed ?? UInt64.random(in: 0...UInt64(UInt32.max)))
    switch strategyName ?? (self.seed == nil ? .exhaustive : .random) {
    case .exhaustive: return .exhaustive
    case .depthFirst: return .depthFirst(bound: depth ?? .max)
    case .random: return .random(seed)
    case .guided: return .guided(seed)
    }
  }

  /// When to stop.
  func limits(for strategy: FlowStrategy) -> Limits {
    var limits = Limits(states: states, depth: depth, time: time)
    if !isFuzzing { limits.states = states ?? FlowExplorer.defaultLimits.states }
    if strategy.seed != nil, time == nil { limits.events = Self.randomEvents }
    return limits
  }
}
