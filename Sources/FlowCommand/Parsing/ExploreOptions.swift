import FlowChecking
import HeadlessUIKit
import ModelChecking

/// Which flows to explore, and how.
struct ExploreOptions: Hashable {
  var flows: [String] = []
  var isRandom: Bool?
  var seed: UInt64?
  var depth: Int?
  var states: Int?
  var time: Duration?
  var impatience = 0

  /// How UIKit behaves; empty when nothing was said, which means in all ways.
  var profiles: [UIKitProfile] = []

  private static let randomEvents = 5000

  /// How to explore; a seed is drawn when a random walk has been given none.
  var strategy: FlowStrategy {
    guard isRandom ?? (seed != nil) else { return .exhaustive }
    return .random(Seed(seed ?? UInt64.random(in: 0...UInt64(UInt32.max))))
  }

  /// When to stop.
  func limits(for strategy: FlowStrategy) -> Limits {
    var limits = FlowExplorer.defaultLimits
    limits.states = states ?? limits.states
    limits.depth = depth
    limits.time = time
    if case .random = strategy, time == nil { limits.events = Self.randomEvents }
    return limits
  }
}
