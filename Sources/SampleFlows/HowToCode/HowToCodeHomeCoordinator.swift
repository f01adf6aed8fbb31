import Coordinators
import UIKit

/// Shows the first screen, and the lesson when it is asked for.
public class HowToCodeHomeCoordinator: Coordinator {
  /// Makes the router of a lesson on a navigation controller.
  public typealias MakeRouter = (UINavigationController) -> Router

  /// Makes the coordinator of a lesson.
  public typealias MakeLesson = (Router) -> HowToCodeCoordinator

  /// The lesson, while it is on.
  public var children: [Coordinator] = []

  /// Shows the first screen.
  public let router: Router

  private let makeRouter: MakeRouter
  private let makeLesson: MakeLesson

  /// Creates the coordinator.
  public init(
    router: Router,
    makeRouter: @escaping MakeRouter = { NavigationRouter(navigationController: $0) },
    makeLesson: @escaping MakeLesson = { HowToCodeCoordinator(router: $0) }
  ) {
    self.router = router
    self.makeRouter = makeRouter
    self.makeLesson = makeLesson
  }

  /// Shows the first screen.
  public func present(animated: Bool, onDismissed: (() -> Void)?) {
    let home = HowToCodeHomeViewController()
    home.title = "Home"
    home.delegate = self
    router.present(home, animated: animated, onDismissed: onDismissed)
  }
}

extension HowToCodeHomeCoordinator: HowToCodeHomeViewControllerDelegate {
  /// Starts the lesson, unless it is on already: a second tap may come before the first has shown its
  /// effect.
  public func howToCodeHomeViewControllerDidPressLearn(
    _ viewController: HowToCodeHomeViewController
  ) {
    guard children.isEmpty, let navigationController = viewController.navigationController
    else { return }
    presentChild(makeLesson(makeRouter(navigationController)), animated: true)
  }
}
