import HeadlessUIKit
import ModelChecking

extension FlowRunner {
  /// Runs the two traces of a collision anew, to show what they do.
  func collision(_ collision: Collision, under profile: UIKitProfile) -> FlowCollision {
    let first = replay(along: collision.first, under: profile)
    let second = replay(along: collision.second, under: profile)
    let property = collision.property.map { flow.properties[$0].name }
    return FlowCollision(
      first: first.trace, second: second.trace,
      breach: second.breaches.first { $0.property == property },
      differences: FlowDivergence.Difference.between(
        first.system.describe(), second.system.describe()))
  }

  /// Returns a verdict, or what a collision shows of the property where that is more.
  func verdict(
    _ verdict: FlowVerdict, on property: FlowProperty, given collision: FlowCollision?,
    under profile: UIKitProfile
  ) -> FlowVerdict {
    guard case .undecided(.keyTooCoarse) = verdict, let collision, let breach = collision.breach,
      breach.property == property.name
    else { return verdict }
    return .violated(
      FlowCounterexample(
        property: breach.property, reason: breach.reason, cause: property.cause(breach.reason),
        trace: collision.second, profile: profile, latentSince: breach.latentSince,
        shorterStatesSearched: nil, shrinkage: nil))
  }
}
