import HeadlessUIKit
import ModelChecking

extension FlowRunner {
  /// Returns what an exploration says of the property at a place; that it does not apply where it holds
  /// since nothing could have broken it.
  func verdict<Event>(
    _ found: Verdict<Event>, onPropertyAt place: Int, in exploration: Exploration<Fingerprint>,
    _ map: FlowMap, given collision: FlowCollision?, under profile: UIKitProfile
  ) -> FlowVerdict {
    let property = flow.properties[place]
    let verdict =
      verdict(onClaimAt: place, in: exploration, map, under: profile)
      ?? verdict(
        verdict(found, under: profile), on: property, given: collision, under: profile)
    guard case .holds = verdict, let scope = property.scope,
      let proposition = flow.scope(ofPropertyAt: place),
      !exploration.labelling.hasState(satisfying: proposition)
    else { return verdict }
    return .doesNotApply(scope.reason)
  }
}
