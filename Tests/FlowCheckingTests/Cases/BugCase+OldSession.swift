import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let oldSession = [
    BugCase(
      "AndreyPanov/ApplicationCoordinator 26", .oldSession, breaks: .noLeakedChildren,
      "link > link"
    ) {
      CaseFlow(messages: [
        (
          "link",
          { home in
            let (child, screen) = home.makeChild("Linked")
            home.children.append(child)
            home.window.rootViewController = UINavigationController(rootViewController: screen)
          }
        )
      ])
    },
    BugCase(
      "futuredapp/FuntastyKit 81", .oldSession, breaks: .nothingOutlivesItsFlow,
      "tap(open) > log out", kept: ["tap(open) > back"]
    ) {
      CaseFlow(
        taps: [("Home.open", pushOwned)], messages: [("log out", logOut)],
        start: { home in
          let observer = StackObserver { [weak home] shown in
            guard shown.title == "Home" else { return }
            (home?.kept["last"] as? OwningScreen)?.owner = nil
            home?.kept["last"] = nil
          }
          home.kept["observer"] = observer
          home.stack.delegate = observer
        })
    },
    BugCase(
      "keepassium/KeePassium 322", .oldSession,
      breaks: ["nothing secret when locked": "tap(open) > lock"]
    ) {
      CaseFlow(
        taps: [("Home.open", push("Secret"))], messages: [("lock", { $0.path = ["locked"] })],
        own: [
          .always("nothing secret when locked") { state in
            let isLocked = state.scene.root(as: CaseHome.self)?.path == ["locked"]
            let isSeen = state.frontmost(ProbeScreen.self)?.title == "Secret"
            return isLocked && isSeen ? "the secret is on screen" : nil
          }
        ])
    },
    BugCase(
      "QuickBirdEng/XCoordinator 169", .oldSession, breaks: .oldRootLeaves,
      "tap(open) > log out", kept: ["log out"]
    ) { CaseFlow(taps: [("Home.open", presentNext)], messages: [("log out", logOut)]) },
    BugCase(
      "AdevintaSpain/Sencha 23", .oldSession, breaks: .oldRootLeaves, "tap(open) > reset",
      kept: ["tap(open) > tap(close) > reset"]
    ) {
      CaseFlow(
        taps: [
          ("Home.open", presentNext),
          ("Next.close", { _, screen in screen.dismiss(animated: true) }),
        ],
        messages: [
          (
            "reset",
            { home in
              home.window.rootViewController = UINavigationController(
                rootViewController: home.screen("Home"))
            }
          )
        ])
    },
  ]

  /// Presents a screen without any router.
  private static let presentNext: CaseFlow.Action = { home, screen in
    screen.present(home.screen("Next"), animated: true)
  }

  private static let logOut: @MainActor (CaseHome) -> Void = { home in
    home.kept["last"] = nil
    home.window.rootViewController = home.screen("Login")
  }

  /// Pushes a screen that holds an owner that holds it.
  static let pushOwned: CaseFlow.Action = { home, _ in
    let screen = OwningScreen()
    screen.owner = ScreenOwner(of: screen)
    home.kept["last"] = screen
    home.stack.pushViewController(screen, animated: true)
  }
}
