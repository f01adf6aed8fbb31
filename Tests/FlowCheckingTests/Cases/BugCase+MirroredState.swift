import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let mirroredState = [
    BugCase(
      "johnpatrickmorgan/NavigationBackport 57", .mirroredState,
      breaks: ["the path is the stack": "tap(open) > back"]
    ) {
      CaseFlow(
        taps: [
          (
            "Home.open",
            { home, _ in
              home.path.append("A")
              home.stack.pushViewController(home.screen("A"), animated: true)
            }
          )
        ],
        own: [
          .always("the path is the stack") { state in
            guard let home = state.scene.root(as: CaseHome.self) else { return nil }
            let titles = home.stack.viewControllers.dropFirst().map { $0.title ?? "" }
            return titles == home.path ? nil : "the stack is \(titles), the path \(home.path)"
          }
        ])
    },
    BugCase(
      "FeatherweightLabs/FeatherweightRouter 1", .mirroredState, breaks: .noLostPresentation,
      "tap(open) > back > tap(open)"
    ) {
      CaseFlow.stack(
        .init(present: { router, screen, animated, onDismissed in
          let title = screen.title ?? ""
          guard !router.path.contains(title) else { return }
          router.path.append(title)
          router.push(screen, animated: animated, onDismissed: onDismissed)
        }), closes: false)
    },
    BugCase(
      "RxSwiftCommunity/RxFlow 117", .containerSignals, breaks: .onDismissedRunsOnce,
      "tap(open) > tap(cover)"
    ) {
      let habits = CaseRouter.Habits(present: { router, screen, animated, onDismissed in
        let listener = DisappearanceListener { [weak router, weak screen] in
          if let screen { router?.leave(screen) }
        }
        screen.addChild(listener)
        screen.view.addSubview(listener.view)
        listener.didMove(toParent: screen)
        router.push(screen, animated: animated, onDismissed: onDismissed)
      })
      return CaseFlow(taps: [
        ("Home.open", { home, _ in home.push("A", habits) }), ("A.cover", cover),
      ])
    },
  ]

  /// Presents a screen that fills the display.
  private static let cover: CaseFlow.Action = { home, screen in
    let cover = home.screen("Cover")
    cover.modalPresentationStyle = .fullScreen
    screen.present(cover, animated: true)
  }
}
