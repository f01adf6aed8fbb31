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

  /// The folder in which shards tell each other what they find out, if they are to share the states of
  /// each flow.
  var exchange: String?

  /// Which part of the work to do; nil for all of it.
  var shard: Report.Shard?

  /// How UIKit behaves; empty when nothing was said, which means in all ways.
  var profiles: [UIKitProfile] = []

  /// How many processes share the work.
  var workers = 1

  /// Where the flows run.
  var isolation = Isolation()

  private static let randomEvents = 5000

  private var chosenStrategy: StrategyName { strategyName ?? (seed == nil ? .exhaustive : .random) }

  /// How to explore; a seed is drawn when random numbers have been given none, and each part of the
  /// work has another one.
  var strategy: FlowStrategy {
    let first = seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let seed = Seed(first &+ UInt64((shard?.number ?? 1) - 1))
    switch chosenStrategy {
    case .exhaustive: return .exhaustive
    case .depthFirst: return .depthFirst(bound: depth ?? .max)
    case .random: return .random(seed)
    case .guided: return .guided(seed)
    }
  }

  /// Whether events are drawn at random.
  var drawsNumbers: Bool { chosenStrategy.drawsNumbers }

  /// Which part of all the report is; nil for all, which is what each has in the end of those that tell
  /// each other what they find out.
  var reportedShard: Report.Shard? { exchange == nil ? shard : nil }

  /// Returns the flows that belong to the part of the work.
  ///
  /// Where events are drawn at random these are all, since another seed makes another part, and so are
  /// they where the states of each are shared.
  func part<Listed>(of flows: [Listed]) -> [Listed] {
    guard let shard = reportedShard, !drawsNumbers else { return flows }
    return shard.part(of: flows)
  }

  /// When to stop.
  func limits(for strategy: FlowStrategy) -> Limits {
    var limits = Limits(states: states, depth: depth, time: time)
    if !isFuzzing { limits.states = states ?? FlowExplorer.defaultLimits.states }
    if strategy.seed != nil, time == nil { limits.events = Self.randomEvents }
    return limits
  }
}
