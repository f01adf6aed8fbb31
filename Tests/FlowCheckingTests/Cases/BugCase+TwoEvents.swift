import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let twoEvents = [
    BugCase(
      "isontheline/pro.webssh.net 16", .twoEvents, breaks: .noException,
      "tap(open)… > tap(open) on Home", impatience: 1
    ) { CaseFlow(taps: [("Home.open", pushKept("A"))]) },
    BugCase(
      "artsy/eigen 1061", .twoEvents, breaks: .noException, "tap(open) > tap(link)"
    ) {
      CaseFlow(taps: [
        ("Home.open", push("A")),
        (
          "A.link",
          { home, _ in home.stack.pushViewController(home.stack.viewControllers[0], animated: true)
          }
        ),
      ])
    },
    BugCase(
      "Kofktu/KUIPopOver 28", .twoEvents, breaks: .noException, "tap(open)… > tap(open) on Home",
      impatience: 1
    ) {
      CaseFlow(taps: [
        (
          "Home.open",
          { home, screen in
            let popover = home.kept["popover"] as? ProbeScreen ?? home.screen("A")
            home.kept["popover"] = popover
            let top = sequence(first: screen as UIViewController) { $0.presentedViewController }
            top.reduce(screen) { $1 }.present(popover, animated: true)
          }
        )
      ])
    },
    BugCase(
      "pcsaito/Flowter 8", .twoEvents, breaks: .noException,
      "tap(open) > tap(next)… > tap(next) on A", impatience: 1
    ) { CaseFlow(taps: [("Home.open", pushOnce("A")), ("A.next", pushKept("B"))]) },
    BugCase(
      "corona-warn-app/cwa-app-ios 4660", .twoEvents, breaks: .oneEventOneScreen,
      "tap(open)… > tap(open) on Home", kept: ["tap(open on top)… > tap(open on top) on Home"],
      impatience: 1
    ) { CaseFlow(taps: [("Home.open", push("A")), ("Home.open on top", pushUnlessLast("A"))]) },
  ]

  /// Pushes a new screen.
  static func push(_ title: String) -> CaseFlow.Action {
    { home, _ in home.stack.pushViewController(home.screen(title), animated: true) }
  }

  /// Pushes a new screen, unless home is covered.
  private static func pushOnce(_ title: String) -> CaseFlow.Action {
    { home, screen in
      guard home.stack.topViewController === screen else { return }
      home.stack.pushViewController(home.screen(title), animated: true)
    }
  }

  /// Pushes a screen that is made once.
  private static func pushKept(_ title: String) -> CaseFlow.Action {
    { home, _ in
      let screen = home.kept[title] as? ProbeScreen ?? home.screen(title)
      home.kept[title] = screen
      home.stack.pushViewController(screen, animated: true)
    }
  }

  /// Pushes a new screen, unless one of the same title is on top.
  private static func pushUnlessLast(_ title: String) -> CaseFlow.Action {
    { home, _ in
      guard home.stack.topViewController?.title != title else { return }
      home.stack.pushViewController(home.screen(title), animated: true)
    }
  }
}
