import Coordinators
import FlowChecking
import HeadlessUIKit

/// A flow whose coordinators have a protocol of the app's own, and which pushes by itself or by a
/// recorded router.
@MainActor
struct ForeignFlow: Flow {
  /// The app's own protocol.
  @MainActor
  protocol Coordinating: AnyObject {
    func start()
  }

  /// A screen that tells its coordinator.
  final class Screen: UIViewController {
    weak var coordinator: (any Coordinating)?
  }

  /// The coordinator of the details, which may hold itself.
  final class Details: Coordinating {
    private let stack: UINavigationController
    private let router: any Router
    private var own: Details?
    private let isRecorded: Bool

    init(_ stack: UINavigationController, isRecorded: Bool, isCircular: Bool) {
      self.stack = stack
      self.isRecorded = isRecorded
      router = RecordingRouter(NavigationRouter(navigationController: stack))
      if isCircular { own = self }
    }

    func start() {
      let screen = Screen()
      screen.title = "Details"
      screen.coordinator = self
      guard isRecorded else { return stack.pushViewController(screen, animated: true) }
      router.present(screen, animated: true) {}
    }
  }

  /// The coordinator at the root, which holds that of the details while its screen is there.
  final class Home: NSObject, Coordinating, UINavigationControllerDelegate {
    let stack = UINavigationController()
    private let flow: ForeignFlow
    private var details: Details?

    init(of flow: ForeignFlow) {
      self.flow = flow
    }

    func start() {
      let screen = Screen()
      screen.title = "Home"
      screen.coordinator = self
      if !flow.isRecorded { stack.delegate = self }
      stack.viewControllers = [screen]
    }

    func open() {
      details = Details(stack, isRecorded: flow.isRecorded, isCircular: flow.isCircular)
      details?.start()
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      if navigationController.viewControllers.count == 1 { details = nil }
    }
  }

  /// Whether a recorded router shows the details.
  var isRecorded = false

  /// Whether the coordinator of the details holds itself for ever.
  var isCircular = false

  func launch(in window: UIWindow) -> Home {
    let home = Home(of: self)
    window.rootViewController = home.stack
    home.start()
    return home
  }

  var events: [FlowEvent] {
    [
      .on(Screen.self, "open") { ($0.coordinator as? Home)?.open() }
        .when { $0.frontmost(Screen.self)?.title == "Home" }
    ]
  }
}
