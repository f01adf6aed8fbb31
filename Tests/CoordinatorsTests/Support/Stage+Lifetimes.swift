import Coordinators
import HeadlessUIKit

extension Stage {
  /// Shows a screen with a router and returns it, held by nobody else.
  func present(_ screen: Screen, by router: any Router) -> Screen {
    router.present(screen, animated: true, onDismissed: diary.departure(of: screen.displayName))
    settle()
    return screen
  }

  /// Shows a screen with a closure that holds on to an object, and returns that.
  func presentCapturing(by router: any Router) -> Diary {
    let captured = Diary()
    router.present(Screen("A"), animated: true, onDismissed: captured.departure(of: "A"))
    settle()
    return captured
  }

  /// Makes another navigation controller the root and returns it, held by nobody else.
  func replaceNavigation() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    window.rootViewController = navigation
    return navigation
  }
}
