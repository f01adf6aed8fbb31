import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let keptTooLong = [
    BugCase(
      "ml-archive/VIPERCoordinatorsXcodeFileTemplate 6", .keptTooLong,
      breaks: .nothingOutlivesItsFlow, "tap(open) > back"
    ) {
      CaseFlow(taps: [
        (
          "Home.open",
          { home, _ in
            let screen = OwningScreen()
            screen.owner = ScreenOwner(of: screen)
            home.stack.pushViewController(screen, animated: true)
          }
        )
      ])
    },
    BugCase(
      "IcaliaLabs/LoginKit 34", .keptTooLong, breaks: .nothingOutlivesItsFlow, "tap(log in)"
    ) {
      CaseFlow(
        taps: [
          ("Home.log in", { home, _ in home.window.rootViewController = home.screen("Main") })
        ],
        makeStack: { screen in
          let stack = OwningStack(rootViewController: screen)
          stack.owner = ScreenOwner(of: stack)
          return stack
        })
    },
  ]
}
