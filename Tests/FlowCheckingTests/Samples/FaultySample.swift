import FlowChecking
import SampleFlows
import Testing

/// A faulty sample and what is expected of it.
///
/// The promises and tokens were planned with the samples. The numbers of nearer states are those of
/// the first run.
struct FaultySample: Sendable, CustomTestStringConvertible {
  let name: String
  let broken: [String]
  let token: String
  let nearerStates: Int

  var testDescription: String { name }

  /// The flow of the sample.
  @MainActor var flow: (any Flow)? {
    Samples.faulty.first { $0.name == name }
  }

  static let all = [
    FaultySample(
      name: "FirstScreenForgottenOnDismiss",
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "learn > next > next > next > next > start over", nearerStates: 13),
    FaultySample(
      name: "FirstScreenForgottenByBackMenu",
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "learn > next > hold back, choose Home", nearerStates: 4),
    FaultySample(
      name: "FirstScreenForgottenWithoutAnimation",
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "learn > open home link", nearerStates: 2),
    FaultySample(
      name: "DeafAfterLink", broken: ["no lost presentation"],
      token: "learn > next > open link to step 1 > next", nearerStates: 7),
    FaultySample(
      name: "PopsTooFar", broken: ["balanced stack"],
      token: "learn > next > next > next > next > start over", nearerStates: 24),
    FaultySample(
      name: "DelegateHeldStrongly", broken: ["no object outlives its flow"], token: "learn > back",
      nearerStates: 2),
    FaultySample(name: "HintNeverShown", broken: [], token: "", nearerStates: 0),
    FaultySample(
      name: "SheetPulledDownUnnoticed",
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "schedule > pull sheet down", nearerStates: 2),
    FaultySample(
      name: "OnDismissedRunsTwice", broken: ["onDismissed runs exactly once"],
      token: "schedule > press Cancel", nearerStates: 2),
    FaultySample(
      name: "ChildNeverDropped", broken: ["no leaked children"], token: "schedule > press Cancel",
      nearerStates: 2),
    FaultySample(name: "ChildNotHeld", broken: ["no dead tap"], token: "schedule", nearerStates: 1),
    FaultySample(
      name: "AlertPresentedTooEarly", broken: ["no refused request"],
      token: "schedule > press Cancel", nearerStates: 2),
    FaultySample(
      name: "PushedOntoLeavingSheet", broken: ["no lost presentation"],
      token: "schedule > press Cancel", nearerStates: 2),
    FaultySample(
      name: "PresenterNotAdded", broken: ["no UIKit warning"], token: "schedule", nearerStates: 1),
  ]
}
