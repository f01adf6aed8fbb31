import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let sharedStack = [
    BugCase(
      "QuickBirdEng/XCoordinator 139", .sharedStack, breaks: .noLeakedChildren,
      "tap(open) > back"
    ) {
      CaseFlow(
        taps: [("Home.open", addChild)],
        start: { home in endChildrenWithStack(home) })
    },
    BugCase(
      "HeroTransitions/Hero 164", .sharedStack, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(hero) > back", kept: ["tap(open) > back"]
    ) {
      CaseFlow.stack(
        .init(), closes: false,
        more: [
          (
            "A.hero",
            { home, _ in
              let hero = StackObserver()
              home.kept["hero"] = hero
              home.stack.delegate = hero
            }
          )
        ])
    },
    BugCase(
      "DenTelezhkin/ZoomInteractiveTransition 6", .sharedStack, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(zoom) > hold back, choose Home", kept: ["tap(open) > back"]
    ) {
      CaseFlow.stack(
        .init(), closes: false,
        more: [
          (
            "A.zoom",
            { home, _ in
              let zoom = StackObserver()
              home.kept["zoom"] = zoom
              home.stack.delegate = zoom
              home.stack.pushViewController(UIViewController(), animated: true)
            }
          )
        ])
    },
    BugCase(
      "QuickBirdEng/XCoordinator 97", .sharedStack, breaks: .noException, "tap(open)"
    ) {
      CaseFlow(taps: [
        ("Home.open", { home, _ in home.stack.pushViewController(home.stack, animated: true) })
      ])
    },
    BugCase(
      "QuickBirdEng/XCoordinator 255", .freedTooEarly, breaks: .onDismissedRunsOnce,
      "tap(open) > back"
    ) {
      CaseFlow.stack(
        .init(present: { router, screen, animated, onDismissed in
          router.navigationController.delegate = StackObserver { _ in router.leaveDeparted() }
          router.push(screen, animated: animated, onDismissed: onDismissed)
        }), closes: false)
    },
    BugCase(
      "sunshinejr/Kittygram 5", .freedTooEarly, breaks: .noDeadTap, "tap(start)"
    ) {
      CaseFlow(taps: [
        (
          "Home.start",
          { home, screen in screen.present(home.makeChild("List").1, animated: true) }
        ), ("List.choose", { _, _ in }),
      ])
    },
    BugCase(
      "keepassium/KeePassium 65e5c741", .freedTooEarly, breaks: .noDeadTap, "tap(move)"
    ) {
      CaseFlow(taps: [
        (
          "Home.move",
          { home, _ in
            let (_, screen) = home.makeChild("Move")
            home.stack.pushViewController(screen, animated: true)
          }
        ), ("Move.confirm", { _, _ in }),
      ])
    },
  ]
}
