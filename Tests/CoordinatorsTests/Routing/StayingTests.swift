import Coordinators
import HeadlessUIKit
import Testing

/// What covers or hides a screen does not make it leave.
@MainActor @Suite struct StayingTests {
  @Test func `a screen stays while another tab is shown`() {
    let stage = Stage.inTabs()
    let router = stage.show("A", "B")
    for _ in 1...2 {
      stage.perform(.tapTab(1, title: "Other"))
      stage.perform(.tapTab(0, title: "Home"))
    }
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == ["B"])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a second tap on the tab takes the screens`() {
    let stage = Stage.inTabs()
    _ = stage.show("A", "B")
    stage.perform(.tapTab(0, title: "Home"))
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, [true, false])
  func `a screen stays under a cover`(style: UIModalPresentationStyle, isInTabs: Bool) {
    let stage = isInTabs ? Stage.inTabs() : Stage("Home")
    _ = stage.show("A", "B")
    for _ in 1...2 {
      let cover = stage.cover(style: style)
      #expect(stage.window.frontmostTitle == "Cover")
      cover.dismiss(animated: true)
      stage.settle()
    }
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == [])
    stage.navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, UIModalPresentationStyle.shown)
  func `a screen stays under two covers that leave together`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    _ = stage.show("A")
    stage.cover(with: "Lower", style: lower)
    stage.cover(with: "Upper", style: upper)
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `a screen that was shown under a cover stays when the cover leaves`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    let cover = stage.cover(style: style)
    let router = stage.show("A")
    cover.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen stays under an alert`() {
    let stage = Stage("Home")
    _ = stage.show("A")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    stage.window.frontmost.present(alert, animated: true)
    stage.settle()
    stage.perform(.choose(0, title: "Yes"))
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen stays under one that others push and pop`() {
    let stage = Stage("Home")
    _ = stage.show("A")
    stage.navigation.pushViewController(Screen("X"), animated: true)
    stage.settle()
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen stays when its navigation controller moves into the tabs of a new root`() {
    let stage = Stage("Home")
    _ = stage.show("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.navigation, Screen("Other")]
    stage.window.rootViewController = tabs
    stage.settle()
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
    stage.perform(.tapTab(1, title: "Other"))
    #expect(stage.diary.departures == [])
    stage.window.rootViewController = Screen("Root")
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen stays under a cover over a sheet that has lost its presenter`() {
    let stage = Stage("Home")
    _ = stage.showModally("A")
    let sheet = stage.navigation.presentedViewController
    stage.window.rootViewController = Screen("Root")
    let cover = Screen("Cover")
    cover.modalPresentationStyle = .fullScreen
    sheet?.present(cover, animated: true)
    stage.settle()
    #expect(stage.diary.departures == [])
    cover.dismiss(animated: true)
    sheet?.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a screen stays when the app moves the view of its stack about in the window`() {
    let stage = Stage("Home")
    let stack = UINavigationController(rootViewController: Screen("Own"))
    let box = UIView()
    stage.window.addSubview(box)
    box.addSubview(stack.view)
    _ = stage.show("A", on: stack)
    stack.view.removeFromSuperview()
    stage.window.addSubview(stack.view)
    stage.settle()
    #expect(stage.diary.departures == [])
    stack.view.removeFromSuperview()
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }
}
