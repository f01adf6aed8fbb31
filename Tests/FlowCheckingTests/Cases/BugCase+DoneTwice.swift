import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let doneTwice = [
    BugCase(
      "element-hq/element-x-ios 656", .doneTwice, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(close)"
    ) { callsBeforeForgetting },
    BugCase(
      "keepassium/KeePassium 93288437", .doneTwice,
      breaks: [
        "onDismissed runs exactly once": "open > time out", "no refused request": "open > close",
      ]
    ) { SheetHistory(router: PresentingRouter.self) },
    BugCase(
      "mozilla-mobile/firefox-ios 17025", .doneTwice, breaks: .noRefusedRequest, "link"
    ) {
      CaseFlow(messages: [
        (
          "link",
          { home in
            home.stack.present(home.screen("A"), animated: true)
            home.stack.dismiss(animated: true)
          }
        )
      ])
    },
    BugCase(
      "keepassium/KeePassium 68", .doneTwice, breaks: ["no two alike": "tap(create) > file added"]
    ) {
      CaseFlow(
        taps: [("Home.create", push("Unlock"))],
        messages: [
          ("file added", { $0.stack.pushViewController($0.screen("Unlock"), animated: true) })
        ], own: [noTwoAlike])
    },
  ]

  /// No two screens that lie one over the other are called the same.
  @MainActor static var noTwoAlike: FlowProperty {
    .always("no two alike") { state in
      let titles = state.controllers.compactMap { ($0 as? ProbeScreen)?.title }
      let twin = zip(titles, titles.dropFirst()).first { $0 == $1 }
      return twin.map { "\($0.0) lies over itself" }
    }
  }

  /// Runs the closure of a screen before it forgets it; the closure dismisses once more.
  @MainActor private static var callsBeforeForgetting: CaseFlow {
    let habits = CaseRouter.Habits(
      didShow: { _, _ in },
      dismiss: { router, animated in
        guard let screen = router.screens.first else { return }
        if router.navigationController.viewControllers.count > 1 { router.pop(animated: animated) }
        router.runKeeping(screen)
      })
    return CaseFlow(taps: [
      (
        "Home.open",
        { home, _ in
          let router = home.pusher ?? RecordingRouter(CaseRouter(home.stack, habits))
          home.pusher = router
          home.path = []
          let screen = home.screen("A")
          screen.navigationItem.hidesBackButton = true
          router.present(screen, animated: true) { [weak home] in
            guard home?.path == [] else { return }
            home?.path = ["ended"]
            home?.pusher?.dismiss(animated: true)
          }
        }
      ), ("A.close", { home, _ in home.pusher?.dismiss(animated: true) }),
    ])
  }
}
