import Coordinators
import FlowChecking
import HeadlessUIKit

/// The root of a case: home in a stack, and whatever else a fault needs.
final class CaseHome: ProbeRoot {
  let window: UIWindow

  /// The router that shows the screens of the case.
  var pusher: RecordingRouter?

  /// What the case keeps.
  var kept: [String: AnyObject] = [:]

  /// Where the app believes to be.
  var path: [String] = []

  private let makeStack: (UIViewController) -> UINavigationController

  init(window: UIWindow, makeStack: @escaping (UIViewController) -> UINavigationController) {
    self.window = window
    self.makeStack = makeStack
    super.init(window: window)
  }

  override func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(makeStack(screen("Home")), animated: false)
  }

  /// The stack that home is in, while it is the root.
  var stack: UINavigationController {
    window.rootViewController as? UINavigationController ?? UINavigationController()
  }

  /// Makes a screen that tells home what is tapped.
  func screen(_ title: String) -> ProbeScreen { ProbeScreen(title, delegate: self) }

  /// Pushes a screen by the router of the case.
  func push(_ title: String, _ habits: CaseRouter.Habits, animated: Bool = true) {
    let router = pusher ?? RecordingRouter(CaseRouter(stack, habits))
    pusher = router
    router.present(screen(title), animated: animated) {}
  }

  /// Presents a screen by the router of the case.
  func showSheet(_ title: String, over parent: UIViewController, _ habits: CaseSheetRouter.Habits) {
    let router = pusher ?? RecordingRouter(CaseSheetRouter(over: parent, habits))
    pusher = router
    router.present(screen(title), animated: true) { [weak self] in
      if habits.dismissesAtEnd { self?.pusher?.dismiss(animated: true) }
    }
  }

  /// Makes a child with a screen of its own.
  func makeChild(_ title: String) -> (CaseChild, ProbeScreen) {
    let child = CaseChild(of: self)
    return (child, ProbeScreen(title, delegate: child))
  }

  /// Returns the root that a screen belongs to, by way of a child or not.
  static func home(of screen: ProbeScreen) -> CaseHome? {
    screen.delegate as? CaseHome ?? (screen.delegate as? CaseChild)?.home
  }
}
