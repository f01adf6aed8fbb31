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
      twin: { lesson("lesson with a link home", hasHomeLink: true) }),
    FaultySample(
      name: "DeafAfterLink", kind: .neverCompletes, broken: ["no lost presentation"],
      token: "learn > next > open link to step 1 > next", nearerStates: 7,
      twin: { lesson("lesson with a link to step 1", hasFirstStepLink: true) }),
    FaultySample(
      name: "CancelledSwipeTakenForDone", kind: .cancelledGesture,
      broken: ["cancelled gesture changes nothing"], token: "learn > swipe back, cancelled",
      nearerStates: 2,
      twin: { lesson() }),
    FaultySample(
      name: "BackNotInRoutersBook", kind: .backNotSeen, broken: ["router's book equals the stack"],
      token: "learn > next > back", nearerStates: 4,
      twin: { lesson() }),
    FaultySample(
      name: "DelegateTakenByStep", kind: .sharedStack,
      broken: ["onDismissed runs exactly once", "no leaked children"], token: "learn > back",
      nearerStates: 2,
      twin: { lesson() }),
    FaultySample(
      name: "CoveredTakenForGone", kind: .containerSignals,
      broken: ["onDismissed runs exactly once", "no dead tap"], token: "learn > next",
      nearerStates: 2,
      twin: { lesson() }),
    FaultySample(
      name: "StepNeverShownAgain", kind: .mirroredState, broken: ["no lost presentation"],
      token: "learn > next > back > next", nearerStates: 6,
      twin: { lesson() }),
    FaultySample(
      name: "RestoredWithoutCoordinator", kind: .restoration, broken: ["no dead tap"], token: "",
      nearerStates: 0,
      twin: { HowToCodeFlow() }),
    FaultySample(
      name: "PopsTooFar", kind: .wrongTarget, broken: ["balanced stack"],
      token: "learn > next > next > next > next > start over", nearerStates: 24,
      twin: { lesson("lesson on a shelf", isOnShelf: true) }),
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
      twin: { appointment("tidy") { TidyHomeCoordinator(router: $0, makeRouter: $1, now: $2) } }),
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
          name: "thankful",
          makeHome: { ThankfulHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
      }),
    FaultySample(
      name: "PushedOntoLeavingSheet", kind: .refused, broken: ["no lost presentation"],
      token: "schedule > press Cancel", nearerStates: 2,
      twin: {
        RayPetsFlow(
          name: "grateful",
          makeHome: { GratefulHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
      }),
    FaultySample(
      name: "HelpOverOldRoot", kind: .oldSession, broken: ["the old root leaves"],
      token: "help > sign out", nearerStates: 3,
      twin: {
        RayPetsFlow(
          name: "helpful",
          makeHome: { HelpfulHomeCoordinator(router: $0, makeRouter: $1, now: $2) },
          moreEvents: RayPetsFlow.helpEvents)
      }),
    FaultySample(
      name: "PresenterNotAdded", kind: .refused, broken: ["no UIKit warning"], token: "schedule",
      nearerStates: 1,
      twin: { appointment() }),
  ]

  /// Those that need impatience, or have states without end.
  static let demanding = [
    FaultySample(
      name: "SecondPressHeeded", kind: .twoEvents, broken: ["one event, one screen"],
      token: "schedule > visit(well)… > visit(well) on SelectVisitType", nearerStates: 0,
      impatience: 1, states: 150,
      twin: { RayPetsFlow() }),
    FaultySample(
      name: "NotesPileUp", kind: .keptTooLong, broken: ["repeating a loop grows nothing"],
      token: "learn > next > back", nearerStates: 0, states: 100,
      twin: { lesson() }),
  ]

  /// The lesson with the book's router without a fault.
  @MainActor
  private static func lesson(
    _ name: String = "lesson", hasHomeLink: Bool = false, hasFirstStepLink: Bool = false,
    isOnShelf: Bool = false
  ) -> HowToCodeFlow {
    HowToCodeFlow(
      name: name, hasHomeLink: hasHomeLink, hasFirstStepLink: hasFirstStepLink,
      isOnShelf: isOnShelf, makeRouter: { BookNavigationRouter(navigationController: $0) })
  }

  /// The appointment with the book's router without a fault.
  @MainActor
  private static func appointment(
    _ name: String = "appointment",
    makeHome: @escaping RayPetsFlow.MakeHome = {
      HomeCoordinator(router: $0, makeRouter: $1, now: $2)
    }
  ) -> RayPetsFlow {
    RayPetsFlow(
      name: name, makeRouter: { BookModalNavigationRouter(parentViewController: $0) },
      makeHome: makeHome)
  }
}
