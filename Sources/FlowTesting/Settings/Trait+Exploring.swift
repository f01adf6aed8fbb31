public import FlowChecking
public import HeadlessUIKit
public import ModelChecking
public import Testing

extension Trait where Self == ExplorationTrait {
  /// Says how flows are explored, with the words of `verify`; a seed is for whatever strategy draws
  /// random numbers.
  public static func exploring(
    by strategy: FlowStrategy? = nil, seed: Seed? = nil, within limits: Limits? = nil,
    impatience: Int? = nil, profiles: [UIKitProfile]? = nil, unspecified: Bool? = nil
  ) -> ExplorationTrait {
    ExplorationTrait(
      settings: ExplorationSettings(
        strategy: strategy, seed: seed, limits: limits, impatience: impatience, profiles: profiles,
        unspecified: unspecified))
  }
}
