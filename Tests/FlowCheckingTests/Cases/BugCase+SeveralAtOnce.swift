import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let severalAtOnce = [
    BugCase(
      "radianttap/Coordinator 19", .severalAtOnce, breaks: .onDismissedRunsOnce,
      "push > pop at once", kept: ["push > back"]
    ) { StackHistory(router: DidShowRouter.self, ways: [.popAtOnce]) },
    BugCase(
      "radianttap/Coordinator 21", .severalAtOnce, breaks: .onDismissedRunsOnce,
      "push > push > hold back, choose Home"
    ) { StackHistory(router: DidShowRouter.self) },
    BugCase(
      "keepassium/KeePassium 3536febe", .severalAtOnce, breaks: .onDismissedRunsOnce,
      "push > push > close"
    ) { StackHistory(router: DidShowRouter.self, ways: [.close]) },
    BugCase(
      "keepassium/KeePassium b778e21f", .severalAtOnce, breaks: .onDismissedRunsOnce,
      "push > close at once", kept: ["push > push > close"]
    ) { StackHistory(router: AnimatedRangeRouter.self, ways: [.close, .closeAtOnce]) },
    BugCase(
      "copies of the book's modal router", .severalAtOnce, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(next) > tap(close)", kept: ["tap(open) > tap(close)"]
    ) {
      CaseFlow.stack(
        .init(dismiss: { router, animated in
          let first = router.screens.last
          let others = router.screens.dropLast()
          router.pop(animated: animated)
          if let first { router.leave(first) }
          for screen in others { router.forget(screen) }
        }))
    },
    BugCase(
      "variants of the book's router", .severalAtOnce,
      breaks: [
        "onDismissed runs exactly once": "tap(open) > tap(close)",
        "balanced stack": "tap(open) > tap(close)",
      ]
    ) {
      CaseFlow.stack(
        .init(dismiss: { router, _ in router.screens.first.map { router.leave($0) } }))
    },
    BugCase(
      "QuickBirdEng/XCoordinator 16", .severalAtOnce, breaks: .onDismissedRunsOnce,
      "tap(open) > back"
    ) {
      CaseFlow.stack(
        .init(didShow: { router, _ in
          for screen in router.screens where screen.isBeingDismissed { router.leave(screen) }
        }), closes: false)
    },
    BugCase(
      "CruGlobal/godtools-swift 973", .severalAtOnce, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(close at once)", kept: ["tap(open) > tap(close)"]
    ) {
      CaseFlow.sheet(
        .init(forgetsFirst: false, runsByHand: true),
        more: [("A.close at once", { home, _ in home.pusher?.dismiss(animated: false) })])
    },
  ]
}
