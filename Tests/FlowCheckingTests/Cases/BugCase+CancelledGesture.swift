import Coordinators
import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let cancelledGesture = [
    BugCase(
      "radianttap/Coordinator 8", .cancelledGesture,
      breaks: [
        "onDismissed runs exactly once": "push > swipe back, cancelled",
        "cancelled gesture changes nothing": "push > swipe back, cancelled",
      ]
    ) { StackHistory(router: WillShowRouter.self) },
    BugCase(
      "igorkulman/iOSSampleApp 18", .cancelledGesture,
      breaks: [
        "no dead tap": "tap(open) > swipe back, cancelled",
        "cancelled gesture changes nothing": "tap(open) > swipe back, cancelled",
      ]
    ) { releasedAtStart },
    BugCase(
      "FeatherweightLabs/FeatherweightRouter 9", .cancelledGesture,
      breaks: [
        "onDismissed runs exactly once": "tap(open) > swipe back, cancelled",
        "cancelled gesture changes nothing": "tap(open) > swipe back, cancelled",
      ]
    ) {
      CaseFlow.stack(
        .init(present: { router, screen, animated, onDismissed in
          let leaving = LeavingScreen(in: screen) { [weak router, weak screen] in
            if let screen { router?.leave(screen) }
          }
          router.push(screen, animated: animated, onDismissed: onDismissed)
          screen.addChild(leaving)
          screen.view.addSubview(leaving.view)
          leaving.didMove(toParent: screen)
        }), closes: false)
    },
    BugCase(
      "heinzl/swift-composable-navigation 17", .cancelledGesture,
      breaks: .cancelledGestureChangesNothing, "tap(open) > swipe back, cancelled",
      kept: ["tap(open) > swipe back"]
    ) {
      CaseFlow.stack(
        .init(willShow: { router, _ in
          router.path = router.navigationController.viewControllers.compactMap(\.title)
        }), closes: false)
    },
    BugCase(
      "jdisho/Papr 72", .cancelledGesture, breaks: .cancelledGestureChangesNothing,
      "tap(open) > pull sheet down, cancelled", kept: ["tap(open) > pull sheet down"]
    ) { currentSetAtStart },
  ]

  /// Drops the coordinator of A when home is about to be shown.
  @MainActor private static var releasedAtStart: CaseFlow {
    CaseFlow(taps: [
      (
        "Home.open",
        { home, _ in
          let (child, screen) = home.makeChild("A")
          home.kept["child"] = child
          let router = CaseRouter(
            home.stack,
            .init(willShow: { [weak home] _, screen in
              if screen.title == "Home" { home?.kept["child"] = nil }
            }))
          home.kept["router"] = router
          router.present(screen, animated: true)
        }
      ), ("A.libraries", { _, _ in }),
    ])
  }

  /// Takes home for the present screen as soon as the sheet begins to go.
  @MainActor private static var currentSetAtStart: CaseFlow {
    CaseFlow(taps: [
      (
        "Home.open",
        { home, screen in
          let sheet = home.screen("A")
          let listener = SheetListener(
            willDismiss: { [weak home] in home?.path = [] },
            didDismiss: { [weak home] in home?.path = [] })
          home.kept["listener"] = listener
          home.path = ["A"]
          sheet.presentationController?.delegate = listener
          screen.present(sheet, animated: true)
        }
      )
    ])
  }
}
