package import FlowChecking
package import HeadlessUIKit
package import ModelChecking

/// What somebody has said of how to explore; nil where nothing was said.
package struct ExplorationSettings: Sendable, Hashable {
  /// How to explore.
  package var strategy: FlowStrategy?

  /// Where random numbers start, if any are drawn.
  package var seed: Seed?

  /// When to stop.
  package var limits: Limits?

  /// How many events at most come while an animation runs.
  package var impatience: Int?

  /// How UIKit behaves.
  package var profiles: [UIKitProfile]?

  /// Whether to try other answers where nobody knows how UIKit behaves.
  package var unspecified: Bool?

  /// What the traits of the running test say.
  @TaskLocal package static var ofTest = ExplorationSettings()

  /// Creates settings.
  package init(
    strategy: FlowStrategy? = nil, seed: Seed? = nil, limits: Limits? = nil,
    impatience: Int? = nil, profiles: [UIKitProfile]? = nil, unspecified: Bool? = nil
  ) {
    self.strategy = strategy
    self.seed = seed
    self.limits = limits
    self.impatience = impatience
    self.profiles = profiles
    self.unspecified = unspecified
  }

  /// Returns the settings, with those of somebody else where they say nothing.
  func over(_ other: ExplorationSettings) -> ExplorationSettings {
    ExplorationSettings(
      strategy: strategy ?? other.strategy, seed: seed ?? (strategy == nil ? other.seed : nil),
      limits: limits ?? other.limits, impatience: impatience ?? other.impatience,
      profiles: profiles ?? other.profiles, unspecified: unspecified ?? other.unspecified)
  }

  /// Returns what explores a flow as the settings say, and as is usual where they say nothing.
  @MainActor
  func explorer(of flow: some Flow) throws(FlowError) -> FlowExplorer {
    let strategy = strategy ?? .exhaustiveThenGuided(Seed(0))
    return try FlowExplorer(
      of: flow, by: seed.map { strategy.drawing(from: $0) } ?? strategy,
      within: limits ?? FlowExplorer.defaultLimits, impatience: impatience ?? 0,
      profiles: profiles ?? UIKitProfile.all, unspecified: unspecified ?? true)
  }
}
