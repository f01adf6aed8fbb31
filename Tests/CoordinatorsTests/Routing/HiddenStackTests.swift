import Coordinators
import HeadlessUIKit
import Testing

/// UIKit tells nobody of changes of a stack that is not on screen.
@MainActor @Suite struct HiddenStackTests {
  @Test(arguments: [true, false])
  func `a router learns of its own dismissal while the stack is hidden`(animated: Bool) {
    let stage = Stage.inTabs()
    let router = stage.show("A", "B")
    stage.perform(.tapTab(1, title: "Other"))
    router.dismiss(animated: animated)
    #expect(stage.stack == ["Home"])
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
    stage.perform(.tapTab(0, title: "Home"))
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: [true, false])
  func `a router learns of a foreign change when the stack is on screen again`(animated: Bool) {
    let stage = Stage.inTabs()
    _ = stage.show("A", "B")
    stage.perform(.tapTab(1, title: "Other"))
    stage.navigation.popToRootViewController(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home"])
    stage.perform(.tapTab(0, title: "Home"))
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a router learns of a foreign change when it shows another screen`() {
    let stage = Stage.inTabs()
    let router = stage.show("A", "B")
    stage.perform(.tapTab(1, title: "Other"))
    stage.navigation.popToRootViewController(animated: true)
    stage.show("C", by: router)
    #expect(stage.stack == ["Home", "C"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a router learns of a foreign change when the stack has left`() {
    let stage = Stage.inTabs()
    _ = stage.show("A", "B")
    stage.perform(.tapTab(1, title: "Other"))
    stage.navigation.popToRootViewController(animated: true)
    stage.window.rootViewController = Screen("Root")
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: [true, false])
  func `a screen that came and went unseen has left`(byRouter: Bool) {
    let stage = Stage("Home")
    let router = stage.show("A")
    let cover = Screen("Cover")
    cover.modalPresentationStyle = .fullScreen
    stage.navigation.present(cover, animated: true)
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    if byRouter {
      router.dismiss(animated: true)
    } else {
      stage.navigation.popToRootViewController(animated: true)
    }
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a stack may be filled before it is on screen`() {
    let stage = Stage("Home")
    let navigation = UINavigationController(rootViewController: Screen("Root"))
    let router = NavigationRouter(navigationController: navigation)
    for title in ["A", "B"] {
      router.present(Screen(title), animated: true, onDismissed: stage.diary.departure(of: title))
    }
    stage.window.rootViewController = navigation
    stage.settle()
    #expect(stage.window.frontmostTitle == "B")
    stage.perform(.back)
    #expect(stage.diary.departures == ["B"])
    stage.window.rootViewController = Screen("Other")
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }
}
