import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let restoration = [
    BugCase(
      "wordpress-mobile/WordPress-iOS 11592", .restoration, breaks: .noDeadTap, ""
    ) {
      CaseFlow(
        taps: [("Detail.trash", { _, _ in })],
        start: { home in
          home.stack.viewControllers.append(ProbeScreen("Detail"))
        })
    },
    BugCase(
      "wordpress-mobile/WordPress-iOS 2178", .restoration, breaks: ["no two alike": ""]
    ) {
      CaseFlow(
        start: { home in home.stack.viewControllers.append(home.screen("Home")) },
        own: [noTwoAlike])
    },
    BugCase(
      "Expensify/App 51382", .restoration, breaks: ["no home before the end": "back"]
    ) {
      CaseFlow(
        taps: [("Step 3.finish", { home, _ in home.path = ["done"] })],
        start: { home in
          home.stack.viewControllers.append(home.screen("Step 3"))
        },
        own: [
          .always("no home before the end") { state in
            let isDone = state.scene.root(as: CaseHome.self)?.path == ["done"]
            let isHome = state.frontmost(ProbeScreen.self)?.title == "Home"
            return isHome && !isDone ? "home is there before the last step" : nil
          }
        ])
    },
    BugCase(
      "cocoacasts.com, mastering navigation with coordinators", .deadEnd,
      breaks: ["no sign in once signed in": "tap(buy) > tap(sign in) > back"]
    ) {
      CaseFlow(
        taps: [
          ("Home.buy", push("Sign In")),
          (
            "Sign In.sign in",
            { home, _ in
              home.path = ["signed in"]
              home.stack.pushViewController(home.screen("Buy"), animated: true)
            }
          ),
        ],
        own: [
          .always("no sign in once signed in") { state in
            let isSignedIn = state.scene.root(as: CaseHome.self)?.path == ["signed in"]
            let isAsked = state.frontmost(ProbeScreen.self)?.title == "Sign In"
            return isSignedIn && isAsked ? "it is asked again" : nil
          }
        ])
    },
    BugCase(
      "altic-dev/FluidVoice 559", .deadEnd, breaks: ["the onboarding can be ended": "tap(custom)"],
      kept: ["tap(next)"]
    ) {
      CaseFlow(
        taps: [
          ("Home.next", push("Done")),
          ("Home.custom", { home, _ in home.window.rootViewController = home.screen("Settings") }),
        ],
        own: [
          .alwaysPossible("the onboarding can be ended") {
            $0.frontmost(ProbeScreen.self)?.title == "Done"
          }
        ])
    },
  ]
}
