import HeadlessUIKit
import Testing

@testable import FlowChecking

/// What UIKit handles itself is offered by the state of what is on screen.
@MainActor @Suite
struct SystemEventTests {
  private func labels(_ show: @escaping (UIViewController) -> Void) -> [String] {
    let event = FlowEvent.on(ProbeScreen.self, "show") { show($0) }
      .when { $0.window.frontmostPath.first?.presentedViewController == nil }
    let system = FlowSystem(FlowDeclaration(ProbeFlow([event])))
    system.perform(OfferedEvent(source: .declared(0, value: 0)))
    return system.labels.filter { $0 != "show" }
  }

  @Test
  func `a pushed screen can be left by the button and by a swipe`() {
    let pushed = labels {
      $0.navigationController?.pushViewController(ProbeScreen("B"), animated: true)
    }
    #expect(pushed == ["back", "swipe back", "swipe back, cancelled"])
  }

  @Test
  func `the back menu has every lower screen, the nearest first`() {
    let pushed = labels { home in
      let stack = [home, ProbeScreen("B"), ProbeScreen("C")]
      home.navigationController?.setViewControllers(stack, animated: false)
    }
    #expect(
      pushed == [
        "back", "swipe back", "swipe back, cancelled", "hold back, choose B",
        "hold back, choose Home",
      ])
  }

  @Test
  func `a sheet can be pulled down, and a form sheet left by a tap outside`() {
    #expect(
      labels { $0.present(ProbeScreen("S"), animated: true) }
        == ["pull sheet down", "pull sheet down, cancelled"])
    #expect(
      labels { home in
        let form = ProbeScreen("S")
        form.modalPresentationStyle = .formSheet
        home.present(form, animated: true)
      } == ["pull sheet down", "pull sheet down, cancelled", "tap outside"])
  }

  @Test
  func `a full screen cover offers nothing by itself`() {
    #expect(
      labels { home in
        let cover = ProbeScreen("S")
        cover.modalPresentationStyle = .fullScreen
        home.present(cover, animated: true)
      } == [])
  }

  @Test
  func `an alert offers its actions`() {
    #expect(
      labels { home in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        home.present(alert, animated: true)
      } == ["choose Yes", "choose No"])
  }

  @Test
  func `bar buttons that do something are offered`() {
    #expect(
      labels { home in
        home.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in }),
          UIBarButtonItem(title: "Idle"),
        ]
      } == ["press Edit"])
  }

  @Test
  func `every tab is offered, the selected one too`() {
    #expect(
      labels { home in
        let tabs = UITabBarController()
        tabs.viewControllers = [ProbeScreen("A"), ProbeScreen("B")]
        home.viewIfLoaded?.window?.rootViewController = tabs
      } == ["tab A", "tab B"])
  }
}
