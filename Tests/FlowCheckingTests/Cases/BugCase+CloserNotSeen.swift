import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let closerNotSeen = [
    BugCase(
      "imaccallum/CoordinatorKit 8", .closerNotSeen, breaks: .noLeakedChildren,
      "tap(open) > pull sheet down", kept: ["tap(open) > tap(cancel)"]
    ) {
      CaseFlow(taps: [
        (
          "Home.open",
          { home, screen in
            let (child, sheet) = home.makeChild("A")
            home.children.append(child)
            screen.present(sheet, animated: true)
          }
        ),
        (
          "A.cancel",
          { _, screen in
            (screen.delegate as? CaseChild)?.finish()
            screen.dismiss(animated: true)
          }
        ),
      ])
    },
    BugCase(
      "AndreyPanov/ApplicationCoordinator 30", .closerNotSeen, breaks: .onDismissedRunsOnce,
      "tap(open) > pull sheet down", kept: ["tap(open) > tap(close)"]
    ) { CaseFlow.sheet(.init(hearsPull: false)) },
    BugCase(
      "mozilla-mobile/firefox-ios 14915", .closerNotSeen, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(close)", kept: ["tap(open) > pull sheet down"]
    ) { CaseFlow.sheet(.init(hearsClose: false)) },
    BugCase(
      "allaboutapps/ios-starter 11", .closerNotSeen, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(next) > pull sheet down", kept: ["tap(open) > tap(next) > back"]
    ) { stackInSheet },
    BugCase(
      "allaboutapps/ios-starter 13", .closerNotSeen, breaks: .onDismissedRunsOnce,
      "tap(open on top) > pull sheet down", kept: ["tap(open) > pull sheet down"]
    ) {
      CaseFlow.sheet(
        .init(),
        more: [
          (
            "Home.open on top",
            { home, screen in
              home.pusher = nil
              home.showSheet("A", over: screen, .init(hearsPull: false))
            }
          )
        ])
    },
    BugCase(
      "jdisho/Papr 86", .closerNotSeen, breaks: .noRefusedRequest,
      "tap(open) > pull sheet down > tap(open)",
      kept: ["tap(open) > tap(close) > tap(open)"]
    ) { currentScreen },
    BugCase(
      "keepassium/KeePassium 16514d61", .closerNotSeen, breaks: .onDismissedRunsOnce,
      "open > time out", kept: ["open > close"]
    ) { SheetHistory(router: PatientPresentingRouter.self) },
  ]

  /// A sheet with a stack, whose router hears of pops only.
  @MainActor private static var stackInSheet: CaseFlow {
    CaseFlow(taps: [
      (
        "Home.open",
        { home, screen in
          let stack = UINavigationController(rootViewController: home.screen("First"))
          screen.present(stack, animated: true)
        }
      ),
      (
        "First.next",
        { home, screen in
          guard let stack = screen.navigationController else { return }
          let router = RecordingRouter(CaseRouter(stack, .init()))
          home.pusher = router
          router.present(home.screen("Second"), animated: true) {}
        }
      ),
    ])
  }

  /// Presents over the screen that it takes for the present one.
  @MainActor private static var currentScreen: CaseFlow {
    CaseFlow(taps: [
      (
        "Home.open",
        { home, screen in
          let sheet = home.screen("A")
          let current = home.kept["current"] as? UIViewController ?? screen
          current.present(sheet, animated: true)
          home.kept["current"] = sheet
        }
      ),
      (
        "A.close",
        { home, screen in
          home.kept["current"] = nil
          screen.dismiss(animated: true)
        }
      ),
    ])
  }
}
