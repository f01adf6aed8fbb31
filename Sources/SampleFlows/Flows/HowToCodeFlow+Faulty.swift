import UIKit

extension HowToCodeFlow {
  /// The router looks up the wrong closure when it dismisses the lesson.
  public static var firstScreenForgottenOnDismiss: HowToCodeFlow {
    HowToCodeFlow(
      name: "FirstScreenForgottenOnDismiss",
      makeRouter: { WrongKeyNavigationRouter(navigationController: $0) })
  }

  /// The router notices only the top of several screens that the back menu removes.
  public static var firstScreenForgottenByBackMenu: HowToCodeFlow {
    HowToCodeFlow(
      name: "FirstScreenForgottenByBackMenu",
      makeRouter: { TopOnlyNavigationRouter(navigationController: $0) })
  }

  /// The router notices only what leaves with an animation, which a link does not have.
  public static var firstScreenForgottenWithoutAnimation: HowToCodeFlow {
    HowToCodeFlow(
      name: "FirstScreenForgottenWithoutAnimation", hasHomeLink: true,
      makeRouter: { AnimatedOnlyNavigationRouter(navigationController: $0) })
  }

  /// The router takes the stack for moving, and is deaf, once something has changed without animation.
  public static var deafAfterLink: HowToCodeFlow {
    HowToCodeFlow(
      name: "DeafAfterLink", hasFirstStepLink: true,
      makeRouter: { BusyNavigationRouter(navigationController: $0) })
  }

  /// The router takes a swipe back for done when it begins.
  public static var cancelledSwipeTakenForDone: HowToCodeFlow {
    HowToCodeFlow(
      name: "CancelledSwipeTakenForDone",
      makeRouter: { ForesightedNavigationRouter(navigationController: $0) })
  }

  /// The router's list of its screens keeps what the user has left by going back.
  public static var backNotInRoutersBook: HowToCodeFlow {
    HowToCodeFlow(
      name: "BackNotInRoutersBook",
      makeRouter: { HoardingNavigationRouter(navigationController: $0) })
  }

  /// The steps take the place of the navigation controller's delegate, which is the router's.
  public static var delegateTakenByStep: HowToCodeFlow {
    HowToCodeFlow(
      name: "DelegateTakenByStep",
      makeRouter: { BookNavigationRouter(navigationController: $0) },
      makeLesson: { ZoomingHowToCodeCoordinator(router: $0) })
  }

  /// The router takes a screen that another one covers for gone.
  public static var coveredTakenForGone: HowToCodeFlow {
    HowToCodeFlow(
      name: "CoveredTakenForGone",
      makeRouter: { DisappearanceNavigationRouter(navigationController: $0) })
  }

  /// A step of an earlier session is on the stack again, without its coordinator.
  public static var restoredWithoutCoordinator: HowToCodeFlow {
    HowToCodeFlow(name: "RestoredWithoutCoordinator", isRestored: true)
  }

  /// The router keeps a note of each screen that it has ever shown.
  public static var notesPileUp: HowToCodeFlow {
    HowToCodeFlow(
      name: "NotesPileUp", makeRouter: { NotingNavigationRouter(navigationController: $0) })
  }

  /// The router shows no step a second time that the user has left by going back.
  public static var stepNeverShownAgain: HowToCodeFlow {
    HowToCodeFlow(
      name: "StepNeverShownAgain",
      makeRouter: { DiffingNavigationRouter(navigationController: $0) })
  }

  /// The router goes back to the root of the stack, which lies below where the lesson began.
  public static var popsTooFar: HowToCodeFlow {
    HowToCodeFlow(
      name: "PopsTooFar", isOnShelf: true,
      makeRouter: { FirstControllerNavigationRouter(navigationController: $0) })
  }

  /// The steps hold the lesson's coordinator strongly, and it holds them.
  public static var delegateHeldStrongly: HowToCodeFlow {
    HowToCodeFlow(
      name: "DelegateHeldStrongly", makeLesson: { ClingyHowToCodeCoordinator(router: $0) })
  }

  /// There is a screen with a hint, and nobody shows it.
  public static var hintNeverShown: HowToCodeFlow {
    HowToCodeFlow(name: "HintNeverShown", hasHint: true)
  }

  /// The router traps when a screen is on top that it has not presented.
  public static var trapsOnTheWayBack: HowToCodeFlow {
    HowToCodeFlow(
      name: "TrapsOnTheWayBack",
      makeRouter: { StrictNavigationRouter(navigationController: $0) })
  }

  /// The router waits for an animation on the main thread, which has to end it.
  public static var waitsForItself: HowToCodeFlow {
    HowToCodeFlow(
      name: "WaitsForItself",
      makeRouter: { WaitingNavigationRouter(navigationController: $0) })
  }

  /// The router ends the app at the end of the lesson.
  public static var endsTheApp: HowToCodeFlow {
    HowToCodeFlow(
      name: "EndsTheApp", makeRouter: { EndingNavigationRouter(navigationController: $0) })
  }

  /// The router leaves by dismissing, and dismisses by leaving.
  public static var overflowsTheStack: HowToCodeFlow {
    HowToCodeFlow(
      name: "OverflowsTheStack",
      makeRouter: { CircularNavigationRouter(navigationController: $0) })
  }

  /// The router takes pictures of the screens for as long as there are any.
  public static var fillsTheMemory: HowToCodeFlow {
    HowToCodeFlow(
      name: "FillsTheMemory",
      makeRouter: { PhotographingNavigationRouter(navigationController: $0) })
  }
}
