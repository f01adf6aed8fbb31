import Coordinators
import FlowChecking
import HeadlessUIKit

extension BugCase {
  static let refused = [
    BugCase("QuickBirdEng/XCoordinator 15", .refused, breaks: .noRefusedRequest, "") {
      CaseFlow(start: { home in
        home.screen("Root").present(home.screen("A"), animated: false)
      })
    },
    BugCase(
      "QuickBirdEng/XCoordinator 103", .refused, breaks: .noRefusedRequest,
      "tap(open) > tap(dashboard)"
    ) { CaseFlow(taps: [("Home.open", presentOnRoot), ("A.dashboard", presentOnRoot)]) },
    BugCase(
      "QuickBirdEng/XCoordinator 116", .refused, breaks: .noRefusedRequest,
      "tap(open) > tap(next) > tap(third)"
    ) {
      CaseFlow(taps: [
        ("Home.open", presentOnRoot),
        ("A.next", { home, screen in screen.present(home.screen("B"), animated: true) }),
        (
          "B.third",
          { home, _ in
            let presenter = home.stack.presentedViewController ?? home.stack
            presenter.present(home.screen("C"), animated: true)
          }
        ),
      ])
    },
    BugCase(
      "deltachat/deltachat-ios 2736", .refused, breaks: .noRefusedRequest, "tap(start) > error"
    ) {
      CaseFlow(
        taps: [("Home.start", { home, _ in showAlert("Progress", over: home.stack) })],
        messages: [("error", { showAlert("Error", over: $0.stack) })])
    },
    BugCase(
      "wix/react-native-navigation 7644", .refused, breaks: .noRefusedRequest,
      "tap(open) > tap(replace)"
    ) {
      CaseFlow(taps: [
        ("Home.open", presentOnRoot),
        (
          "A.replace",
          { home, screen in
            screen.dismiss(animated: true)
            screen.present(home.screen("B"), animated: true)
          }
        ),
      ])
    },
    BugCase(
      "hotwired/turbo-ios 212", .refused, breaks: .noLostPresentation, "tap(alert) > link",
      kept: ["link"]
    ) {
      CaseFlow(
        taps: [("Home.alert", { home, _ in showAlert("Alert", over: home.stack) })],
        messages: [("link", showInModal)])
    },
  ]

  /// Presents A over the root, whatever lies over that.
  private static let presentOnRoot: CaseFlow.Action = { home, _ in
    home.stack.present(home.screen("A"), animated: true)
  }

  @MainActor private static func showAlert(_ title: String, over screen: UIViewController) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    screen.present(alert, animated: true)
  }

  /// Shows a screen in the app's modal stack, which it takes for presented when anything is.
  @MainActor private static func showInModal(_ home: CaseHome) {
    let stack = home.kept["modal"] as? UINavigationController ?? UINavigationController()
    home.kept["modal"] = stack
    let isUp = home.stack.presentedViewController != nil
    let router = RecordingRouter(CaseRouter(stack, .init(didShow: { _, _ in })))
    home.pusher = router
    stack.viewControllers = []
    router.present(home.screen("Page"), animated: false)
    if !isUp { home.stack.present(stack, animated: true) }
  }
}
