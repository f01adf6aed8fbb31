import Coordinators
import FlowChecking
import UIKit

/// The book's lesson: a screen at home, four steps pushed onto it, and a way to start over.
public struct HowToCodeFlow: Flow {
  /// The name of the flow.
  public let name: String

  private let hasHomeLink: Bool
  private let hasFirstStepLink: Bool
  private let isOnShelf: Bool
  private let isRestored: Bool
  private let promisesHome: Bool
  private let hasHint: Bool
  private let makeRouter: HowToCodeHomeCoordinator.MakeRouter
  private let makeLesson: HowToCodeHomeCoordinator.MakeLesson

  /// Creates the sound flow.
  public init() {
    self.init(name: "HowToCode", promisesHome: true)
  }

  /// Creates the flow with other parts than the sound ones.
  ///
  /// A home link takes the user home without animation, whatever is on screen, and a link to the first
  /// step back to that while the lesson is on. On a shelf the flow
  /// starts above another screen instead of at the root of the stack. Restored, the stack has the first step on it
  /// from an earlier session. With a hint there is an event for
  /// a screen that nobody shows.
  init(
    name: String, promisesHome: Bool = false, hasHomeLink: Bool = false,
    hasFirstStepLink: Bool = false, isOnShelf: Bool = false, isRestored: Bool = false,
    hasHint: Bool = false,
    makeRouter: @escaping HowToCodeHomeCoordinator.MakeRouter = {
      NavigationRouter(navigationController: $0)
    },
    makeLesson: @escaping HowToCodeHomeCoordinator.MakeLesson = {
      HowToCodeCoordinator(router: $0)
    }
  ) {
    self.name = name
    self.promisesHome = promisesHome
    self.hasHomeLink = hasHomeLink
    self.hasFirstStepLink = hasFirstStepLink
    self.isOnShelf = isOnShelf
    self.isRestored = isRestored
    self.hasHint = hasHint
    self.makeRouter = makeRouter
    self.makeLesson = makeLesson
  }

  /// Shows home in a navigation controller.
  public func launch(in window: UIWindow) -> HowToCodeHomeCoordinator {
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    if isOnShelf {
      let shelf = UIViewController()
      shelf.title = "Shelf"
      navigationController.viewControllers = [shelf]
    }
    let coordinator = HowToCodeHomeCoordinator(
      router: RecordingRouter(NavigationRouter(navigationController: navigationController)),
      makeRouter: { RecordingRouter(makeRouter($0)) }, makeLesson: makeLesson)
    coordinator.present(animated: false, onDismissed: nil)
    if isRestored { navigationController.viewControllers.append(StepViewController(number: 1)) }
    return coordinator
  }

  /// The buttons of the lesson, and the link home.
  public var events: [FlowEvent] {
    let buttons: [FlowEvent] = [
      .on(HowToCodeHomeViewController.self, "learn") { $0.pressLearn() },
      .on(StepViewController.self, "next") { $0.pressNext() },
      .on(StartOverViewController.self, "start over") { $0.pressStartOver() },
    ]
    let hint = FlowEvent.on(HintViewController.self, "got it") { $0.pressGotIt() }
    return buttons + links + (hasHint ? [hint] : [])
  }

  private var links: [FlowEvent] {
    let home = FlowEvent.anytime("open home link") { scene in
      scene.frontmost(UINavigationController.self)?.popToRootViewController(animated: false)
    }
    let firstStep = FlowEvent.anytime("open link to step 1") { scene in
      let stack = scene.frontmost(UINavigationController.self)
      let step = stack?.viewControllers.first { $0 is StepViewController }
      if let step { stack?.popToViewController(step, animated: false) }
    }
    return (hasHomeLink ? [home] : []) + (hasFirstStepLink ? [firstStep] : [])
  }

  /// The standard invariants, and in the sound flow a way home from everywhere.
  public var properties: [FlowProperty] {
    let isHome = FlowProperty.alwaysPossible("home again") {
      $0.isFrontmost(HowToCodeHomeViewController.self)
    }
    return .standard + (promisesHome ? [isHome] : [])
  }
}
