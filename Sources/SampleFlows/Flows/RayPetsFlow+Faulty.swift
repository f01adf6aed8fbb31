import FlowChecking
import UIKit

extension RayPetsFlow {
  /// The router is not told that the user pulls the sheet down.
  public static var sheetPulledDownUnnoticed: RayPetsFlow {
    RayPetsFlow(
      name: "SheetPulledDownUnnoticed",
      makeRouter: { DeafModalNavigationRouter(parentViewController: $0) })
  }

  /// The router runs a closure before it forgets it, and the closure dismisses once more.
  public static var onDismissedRunsTwice: RayPetsFlow {
    RayPetsFlow(
      name: "OnDismissedRunsTwice",
      makeRouter: { HastyModalNavigationRouter(parentViewController: $0) },
      makeHome: { TidyHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
  }

  /// The parent holds the appointment's coordinator and never drops it.
  public static var childNeverDropped: RayPetsFlow {
    RayPetsFlow(
      name: "ChildNeverDropped",
      makeHome: { HoardingHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
  }

  /// The parent does not hold the appointment's coordinator, which is freed at once.
  public static var childNotHeld: RayPetsFlow {
    RayPetsFlow(
      name: "ChildNotHeld",
      makeHome: { ForgetfulHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
  }

  /// The parent presents an alert as soon as it is told of the sheet's end, while the sheet leaves.
  public static var alertPresentedTooEarly: RayPetsFlow {
    RayPetsFlow(
      name: "AlertPresentedTooEarly",
      makeRouter: { BookModalNavigationRouter(parentViewController: $0) },
      makeHome: { ThankfulHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
  }

  /// The router pushes a last screen onto the sheet that it has told to leave.
  public static var pushedOntoLeavingSheet: RayPetsFlow {
    RayPetsFlow(
      name: "PushedOntoLeavingSheet",
      makeRouter: { BookModalNavigationRouter(parentViewController: $0) },
      makeHome: { GratefulHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
  }

  /// Help is shown over home, and stays when home is shown anew.
  public static var helpOverOldRoot: RayPetsFlow {
    RayPetsFlow(
      name: "HelpOverOldRoot", makeRootRouter: { BookAppDelegateRouter(window: $0) },
      makeHome: { HelpfulHomeCoordinator(router: $0, makeRouter: $1, now: $2) },
      moreEvents: helpEvents)
  }

  /// Help, and the end of the user's session.
  static var helpEvents: [FlowEvent] {
    let signOut = FlowEvent.anytime("sign out") { scene in
      scene.root(as: HelpfulHomeCoordinator.self)?.signOut()
    }
    return [
      .on(HomeViewController.self, "help") { home in
        (home.delegate as? HelpfulHomeCoordinator)?.showHelp(over: home)
      }, signOut,
    ]
  }

  /// The questions heed a second press on a screen that another one is about to cover.
  public static var secondPressHeeded: RayPetsFlow {
    RayPetsFlow(
      name: "SecondPressHeeded",
      makeHome: { EagerHomeCoordinator(router: $0, makeRouter: $1, now: $2) })
  }

  /// The router presents over a controller that it has added to no parent.
  public static var presenterNotAdded: RayPetsFlow {
    RayPetsFlow(
      name: "PresenterNotAdded",
      makeRouter: { DetachedModalNavigationRouter(parentViewController: $0) })
  }
}
