import Coordinators
import HeadlessUIKit
import Testing

/// UIKit puts pops off while an animation runs.
@MainActor @Suite struct DeferredDismissalTests {
  @Test(arguments: [true, false])
  func `a router may be dismissed before its screen has arrived`(animated: Bool) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    stage.navigation.pushViewController(Screen("X"), animated: true)
    stage.navigation.pushViewController(Screen("Y"), animated: true)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    router.dismiss(animated: animated)
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.stack == ["Home", "X", "Y"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `the root stays when a router is dismissed before it has arrived`() {
    let stage = Stage("Home")
    stage.navigation.viewControllers = []
    stage.navigation.present(Screen("Cover"), animated: true)
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(stage.diary.departures == [])
  }

  @Test func `a screen that is shown after a dismissal stays`() {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    stage.navigation.pushViewController(Screen("X"), animated: true)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    router.dismiss(animated: true)
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    stage.settle()
    #expect(stage.stack == ["Home", "X", "B"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a dismissal takes screens along that arrive before it is heeded`() {
    let stage = Stage("Home")
    let router = stage.show("A")
    stage.navigation.pushViewController(Screen("X"), animated: true)
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, [true, false])
  func `a dismissal while a cover comes is told`(style: UIModalPresentationStyle, animated: Bool) {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    let cover = Screen("Cover")
    cover.modalPresentationStyle = style
    stage.navigation.present(cover, animated: true)
    router.dismiss(animated: animated)
    #expect(stage.stack == ["Home", "A", "B"])
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `a router may be dismissed before its screen has arrived under a cover`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    let cover = Screen("Cover")
    cover.modalPresentationStyle = style
    stage.navigation.present(cover, animated: true)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }
}
