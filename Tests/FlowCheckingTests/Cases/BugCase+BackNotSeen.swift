import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let backNotSeen = [
    BugCase(
      "AndreyPanov/ApplicationCoordinator 22", .backNotSeen, breaks: .onDismissedRunsOnce,
      "tap(open) > back"
    ) { CaseFlow.stack(.init(didShow: { _, _ in }), closes: false) },
    BugCase(
      "radianttap/Coordinator 11", .backNotSeen, breaks: .onDismissedRunsOnce, "push > back",
      kept: ["push > swipe back"]
    ) { StackHistory(router: InteractionRouter.self) },
    BugCase(
      "QuickBirdEng/XCoordinator 57", .backNotSeen, breaks: .noLeakedChildren, "tap(open) > back"
    ) { CaseFlow(taps: [("Home.open", addChild)]) },
    BugCase(
      "pakisha/FlowCoordinator 1", .backNotSeen, breaks: .noLeakedChildren, "tap(open) > back",
      kept: ["tap(open) > tap(done)"]
    ) {
      CaseFlow(taps: [
        ("Home.open", addChild),
        (
          "A.done",
          { home, screen in
            (screen.delegate as? CaseChild)?.finish()
            home.stack.popViewController(animated: true)
          }
        ),
      ])
    },
    BugCase(
      "backchannel/BackchannelSDK-iOS 10", .backNotSeen, breaks: .noLeakedChildren,
      "tap(open) > tap(done)"
    ) {
      CaseFlow(taps: [
        ("Home.open", addChild),
        ("A.done", { home, _ in home.stack.popViewController(animated: true) }),
      ])
    },
    BugCase(
      "RxSwiftCommunity/RxFlow 98", .backNotSeen, breaks: .noLeakedChildren, "tap(open) > back"
    ) { CaseFlow(taps: [("Home.open", addChild)], start: { endChildrenWithStack($0) }) },
  ]

  /// Pushes the screen of a new child.
  static let addChild: CaseFlow.Action = { home, _ in
    let (child, screen) = home.makeChild("A")
    home.children.append(child)
    home.stack.pushViewController(screen, animated: true)
  }

  /// Ends the children once the stack has left that they share with home.
  @MainActor
  static func endChildrenWithStack(_ home: CaseHome) {
    let observer = StackObserver { [weak home] shown in
      let hasLeft = shown.navigationController?.viewIfLoaded?.window == nil
      if hasLeft { home?.children.removeAll() }
    }
    home.kept["observer"] = observer
    home.stack.delegate = observer
  }
}
