import Coordinators
import FlowChecking

@testable import SampleFlows

extension FaultySample {
  static let all = [
    FaultySample(
      name: "FirstScreenForgottenOnDismiss", kind: .severalAtOnce,
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "learn > next > next > next > next > start over", nearerStates: 13,
      twin: { lesson() }),
    FaultySample(
      name: "FirstScreenForgottenByBackMenu", kind: .severalAtOnce,
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "learn > next > hold back, choose Home", nearerStates: 4,
      twin: { lesson() }),
    FaultySample(
      name: "FirstScreenForgottenWithoutAnimation", kind: .severalAtOnce,
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "learn > open home link", nearerStates: 2,
      twin: { lesson(hasHomeLink: true) }),
    FaultySample(
      name: "DeafAfterLink", kind: .neverCompletes, broken: ["no lost presentation"],
      token: "learn > next > open link to step 1 > next", nearerStates: 7,
      twin: { lesson(hasFirstStepLink: true) }),
    FaultySample(
      name: "PopsTooFar", kind: .wrongTarget, broken: ["balanced stack"],
      token: "learn > next > next > next > next > start over", nearerStates: 24,
      twin: { lesson(isOnShelf: true) }),
    FaultySample(
      name: "DelegateHeldStrongly", kind: .keptTooLong, broken: ["no object outlives its flow"],
      token: "learn > back",
      nearerStates: 2,
      twin: { HowToCodeFlow() }),
    FaultySample(
      name: "HintNeverShown", kind: .deadEnd, broken: ["no dead event"], token: "", nearerStates: 0,
      twin: { HowToCodeFlow() }),
    FaultySample(
      name: "SheetPulledDownUnnoticed", kind: .closerNotSeen,
      broken: ["onDismissed runs exactly once", "no leaked children"],
      token: "schedule > pull sheet down", nearerStates: 2,
      twin: { appointment() }),
    FaultySample(
      name: "OnDismissedRunsTwice", kind: .doneTwice, broken: ["onDismissed runs exactly once"],
      token: "schedule > press Cancel", nearerStates: 2,
      twin: { appointment { TidyHomeCoordinator(router: $0, makeRouter: $1, now: $2) } }),
    FaultySample(
      name: "ChildNeverDropped", kind: .keptTooLong, broken: ["no leaked children"],
      token: "schedule > press Cancel",
      nearerStates: 2,
      twin: { RayPetsFlow() }),
    FaultySample(
      name: "ChildNotHeld", kind: .freedTooEarly, broken: ["no dead tap"], token: "schedule",
      nearerStates: 1,
      twin: { RayPetsFlow() }),
    FaultySample(
      name: "AlertPresentedTooEarly", kind: .refused, broken: ["no refused request"],
      token: "schedule > press Cancel", nearerStates: 2,
      twin: {
        RayPetsFlow(
          name: "twin", makeHome: { ThankfulHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
      }),
    FaultySample(
      name: "PushedOntoLeavingSheet", kind: .refused, broken: ["no lost presentation"],
      token: "schedule > press Cancel", nearerStates: 2,
      twin: {
        RayPetsFlow(
          name: "twin", makeHome: { GratefulHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
      }),
    FaultySample(
      name: "PresenterNotAdded", kind: .refused, broken: ["no UIKit warning"], token: "schedule",
      nearerStates: 1,
      twin: { appointment() }),
  ]

  /// The lesson with the book's router without a fault.
  @MainActor
  private static func lesson(
    hasHomeLink: Bool = false, hasFirstStepLink: Bool = false, isOnShelf: Bool = false
  ) -> HowToCodeFlow {
    HowToCodeFlow(
      name: "twin", hasHomeLink: hasHomeLink, hasFirstStepLink: hasFirstStepLink,
      isOnShelf: isOnShelf, makeRouter: { BookNavigationRouter(navigationController: $0) })
  }

  /// The appointment with the book's router without a fault.
  @MainActor
  private static func appointment(
    makeHome: @escaping RayPetsFlow.MakeHome = {
      HomeCoordinator(router: $0, makeRouter: $1, now: $2)
    }
  ) -> RayPetsFlow {
    RayPetsFlow(
      name: "twin", makeRouter: { BookModalNavigationRouter(parentViewController: $0) },
      makeHome: makeHome)
  }
}
