import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// What is written of an exploration under several profiles.
@MainActor @Suite
struct ProfileReportTests {
  private func report(
    _ flow: some Flow, within limits: Limits = Limits(), profiles: [UIKitProfile],
    unspecified: Bool = false
  ) throws -> String {
    let explorer = try FlowExplorer(
      of: flow, within: limits, profiles: profiles, unspecified: unspecified)
    return TextReport().text(of: explorer.explore())
  }

  /// Has an event that goes home and trusts that nothing was popped to be nil.
  private struct Trusting: Flow {
    var isFull = false

    let events: [FlowEvent] = [
      .on(UINavigationController.self, "go home") { stack in
        guard stack.popToRootViewController(animated: true) != nil else { return }
        stack.pushViewController(UINavigationController(), animated: true)
      }
    ]

    var properties: [FlowProperty] { .standard.filter { $0.name != "no dead event" } }

    func launch(in window: UIWindow) -> UINavigationController {
      let stack = UINavigationController(rootViewController: UIViewController())
      if isFull { stack.viewControllers += [UIViewController(), UIViewController()] }
      window.rootViewController = stack
      return stack
    }
  }

  @Test
  func `a promise that most profiles break names the ones that keep it`() throws {
    let text = try report(HowToCodeFlow.firstScreenForgottenByBackMenu, profiles: UIKitProfile.all)
    #expect(text.contains("none of its screens is left (not under iOS 13)\n"))
    #expect(text.contains("'learn > next > hold back, choose Home'\n"))
    #expect(text.contains("\n  under iOS 13: 13 states, 46 transitions, depth 7, "))
  }

  @Test
  func `a promise that few profiles break names them, and the line to replay names one`() throws {
    let text = try report(
      HowToCodeFlow.firstScreenForgottenByBackMenu, profiles: [.iOS13, .iOS14])
    #expect(text.contains("none of its screens is left (only under iOS 14–17)\n"))
    #expect(text.contains("'learn > next > hold back, choose Home' --profile 'iOS 14–17'\n"))
  }

  @Test
  func `a run with the same figures gets no line of its own`() throws {
    let text = try report(HowToCodeFlow(), profiles: [.iOS14, .iOS18])
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test
  func `a reliance on unspecified behaviour is a warning with its steps`() throws {
    let text = try report(Trusting(), profiles: [.iOS17], unspecified: true)
    #expect(
      text.hasPrefix(
        """
        ✔ Trusting keeps 11 promises

          ! relies on unspecified UIKit behaviour: does a pop of nothing return an empty list?
            with "yes" for "no" it breaks: no exception — NSInvalidArgumentException: Pushing a \
        navigation controller is not supported
            after 1 event, the shortest possible (the 1 nearer state searched)
                 launch   UI
              1. go home  UI  ✘ broken here
            replay: swift run clew replay Trusting 'go home' --profile 'iOS 14–17, emptyPop: yes'

        """))
  }

  @Test
  func `a promise that another answer would keep is told without steps`() throws {
    let text = try report(
      Trusting(), profiles: [.iOS17.with(.emptyPop, .yes)], unspecified: true)
    #expect(
      text.contains(
        """

          ! relies on unspecified UIKit behaviour: does a pop of nothing return an empty list?
            with "no" for "yes" it keeps: no exception


        """))
  }

  @Test
  func `what was not explored for want of time or states is told`() throws {
    let late = try report(
      Trusting(isFull: true), within: Limits(time: .nanoseconds(1)), profiles: UIKitProfile.all)
    #expect(late.contains("\n  not explored, for want of time: iOS 13\n"))
    let cut = try report(
      Trusting(), within: Limits(events: 1), profiles: [.iOS17], unspecified: true)
    #expect(cut.hasPrefix("? Trusting is undecided: the limit of 1 event was reached\n"))
    #expect(
      cut.contains("\n  other answers not tried: does a pop of nothing return an empty list?\n"))
  }
}
