import Coordinators
import FlowChecking
import UIKit

/// A login: a screen for strangers, a question to a server, and the user's own screen.
public struct LoginFlow: Flow {
  /// Makes the coordinator of a login.
  typealias MakeLogin = (Router, LoginService) -> LoginCoordinator

  /// The name of the flow.
  public let name: String

  private let makeLogin: MakeLogin

  /// Creates the sound flow.
  public init() {
    self.init(name: "Login")
  }

  /// Creates the flow with another part than the sound one.
  init(
    name: String,
    makeLogin: @escaping MakeLogin = { LoginCoordinator(router: $0, service: $1) }
  ) {
    self.name = name
    self.makeLogin = makeLogin
  }

  /// Shows the screen for strangers in a navigation controller.
  public func launch(in window: UIWindow) -> WelcomeCoordinator {
    let navigationController = UINavigationController()
    window.rootViewController = navigationController
    let welcome = WelcomeCoordinator(
      router: RecordingRouter(NavigationRouter(navigationController: navigationController)),
      makeLogin: {
        makeLogin(
          RecordingRouter(NavigationRouter(navigationController: $0)), RemoteLoginService())
      })
    welcome.present(animated: false, onDismissed: nil)
    return welcome
  }

  /// The buttons of the screens; the server's answer comes by itself.
  public var events: [FlowEvent] {
    [
      .on(WelcomeViewController.self, "sign in") { $0.pressSignIn() },
      .on(LoginViewController.self, "log in") { $0.pressLogIn() },
      .on(AccountViewController.self, "log out") { $0.pressLogOut() },
    ]
  }
}
