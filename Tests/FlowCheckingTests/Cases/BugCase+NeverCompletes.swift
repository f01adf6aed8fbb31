import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let neverCompletes = [
    BugCase(
      "software-mansion/react-native-screens 4591", .neverCompletes, breaks: .noLostPresentation,
      "tap(open at once) > tap(next)", kept: ["tap(open) > tap(next)"]
    ) {
      busyWhileMoving([
        (
          "Home.open at once",
          { home, _ in home.push("A", busy(hearsSwipes: false), animated: false) }
        )
      ])
    },
    BugCase(
      "Plasma/BufferedNavigationController 5", .cancelledGesture,
      breaks: .cancelledGestureChangesNothing, "tap(open) > swipe back, cancelled",
      kept: ["tap(open) > tap(next)"]
    ) { busyWhileMoving() },
    BugCase(
      "hotwired/hotwire-native-ios 260", .refused, breaks: .noLostPresentation,
      "tap(form) > tap(submit)"
    ) {
      CaseFlow(taps: [
        ("Home.form", { home, screen in screen.present(home.screen("Form"), animated: true) }),
        (
          "Form.submit",
          { home, screen in
            screen.dismiss(animated: true)
            home.push("Next", onlyUncovered)
          }
        ),
      ])
    },
  ]

  /// Takes no request while the stack moves, and hears only of an end that is not a cancelled one, from
  /// the transition's coordinator.
  @MainActor private static func busyWhileMoving(_ more: [(String, CaseFlow.Action)] = [])
    -> CaseFlow
  {
    let taps: [(String, CaseFlow.Action)] = [
      ("Home.open", { home, _ in home.push("A", busy(hearsSwipes: more.isEmpty)) }),
      ("A.next", { home, _ in home.push("B", busy(hearsSwipes: more.isEmpty)) }),
    ]
    return CaseFlow(taps: taps + more)
  }

  @MainActor private static func busy(hearsSwipes: Bool) -> CaseRouter.Habits {
    CaseRouter.Habits(
      willShow: { router, _ in
        let coordinator = router.navigationController.transitionCoordinator
        guard hearsSwipes || coordinator?.initiallyInteractive != true else { return }
        router.path = ["moving"]
        _ = coordinator?.animate(
          alongsideTransition: nil,
          completion: { [weak router] in if !$0.isCancelled { router?.path = [] } })
      },
      present: { router, screen, animated, onDismissed in
        guard router.path.isEmpty else { return }
        router.push(screen, animated: animated, onDismissed: onDismissed)
      })
  }

  /// Pushes only while nothing covers the stack.
  @MainActor private static var onlyUncovered: CaseRouter.Habits {
    CaseRouter.Habits(present: { router, screen, animated, onDismissed in
      guard router.navigationController.presentedViewController == nil else { return }
      router.push(screen, animated: animated, onDismissed: onDismissed)
    })
  }
}
