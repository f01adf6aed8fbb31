import HeadlessUIKit
import ModelChecking

extension FlowRunner {
  /// Returns that a round makes the flow hold more each time, where a limit ended it all.
  func growth(
    in exploration: Exploration<Fingerprint>, _ map: FlowMap, under profile: UIKitProfile
  ) -> FlowVerdict? {
    switch exploration.stopReason {
    case .states, .transitions, .events, .time, .depth:
      GrowthSearch(in: exploration.graph, map, by: self, under: profile)
        .counterexample(to: FlowProperty.noGrowth.name).map { .violated($0) }
    default: nil
    }
  }
}
