import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let wrongTarget = [
    BugCase(
      "pointfreeco/swift-navigation 309", .wrongTarget, breaks: .onDismissedRunsOnce,
      "open > open > pull sheet down", kept: ["open > close"]
    ) { ItemHistory(router: TwiceDismissingItemRouter.self, isNested: true) },
    BugCase(
      "AckeeCZ/ACKategories 72", .wrongTarget, breaks: .balancedStack,
      "tap(open) > tap(next) > tap(stop)", kept: ["tap(open) > tap(next) > back"]
    ) {
      CaseFlow(taps: [
        (
          "Home.open",
          { home, screen in
            let stack = UINavigationController(rootViewController: home.screen("First"))
            stack.isModalInPresentation = true
            screen.present(stack, animated: true)
          }
        ),
        (
          "First.next",
          { home, screen in
            guard let stack = screen.navigationController else { return }
            let router = RecordingRouter(
              CaseRouter(
                stack,
                .init(dismiss: { router, animated in
                  router.pop(animated: false)
                  router.leaveDeparted()
                  router.navigationController.presentingViewController?.dismiss(animated: animated)
                })))
            home.pusher = router
            router.present(home.screen("Second"), animated: true) {}
          }
        ), ("Second.stop", { home, _ in home.pusher?.dismiss(animated: true) }),
      ])
    },
    BugCase(
      "QuickBirdEng/XCoordinator 243", .wrongTarget,
      breaks: ["what is pushed is in front": "tap(open) > tap(next)"]
    ) {
      CaseFlow(
        taps: [
          ("Home.open", { home, screen in screen.present(home.screen("Modal"), animated: true) }),
          ("Modal.next", push("Behind")),
        ], own: [isInFront("Behind")])
    },
  ]

  /// What a screen is called that must be in front where it is.
  @MainActor private static func isInFront(_ title: String) -> FlowProperty {
    .always("what is pushed is in front") { state in
      let isThere = state.controllers.contains { $0.title == title }
      let isInFront = state.frontmost(ProbeScreen.self)?.title == title
      return isThere && !isInFront ? "\(title) was pushed behind what is presented" : nil
    }
  }
}
