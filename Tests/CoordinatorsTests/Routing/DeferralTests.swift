import Coordinators
import HeadlessUIKit
import Testing

/// UIKit puts pushes off while an animation runs.
@MainActor @Suite struct DeferralTests {
  @Test func `a push that is put off is told when the screen leaves, and not before`() {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    stage.navigation.pushViewController(Screen("X"), animated: true)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    #expect(stage.stack == ["Home", "X"])
    stage.settle()
    #expect(stage.stack == ["Home", "X", "A"])
    #expect(stage.diary.departures == [])
    stage.perform(.back)
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: [true, false])
  func `a push during a pop does not run the closure early`(isInTabs: Bool) {
    let stage = isInTabs ? Stage.inTabs() : Stage("Home")
    let router = stage.show("A")
    stage.begin(.back)
    router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.stack == ["Home", "B"])
    #expect(stage.diary.departures == ["A"])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A", "B"])
  }

  @Test func `a push and a foreign pop that are put off together are told`() {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    stage.navigation.pushViewController(Screen("X"), animated: true)
    router.present(Screen("A"), animated: false, onDismissed: stage.diary.departure(of: "A"))
    stage.navigation.popToRootViewController(animated: false)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: [true, false])
  func `two screens that are shown in a row come both`(animated: Bool) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: animated, onDismissed: stage.diary.departure(of: "A"))
    router.present(Screen("B"), animated: animated, onDismissed: stage.diary.departure(of: "B"))
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `a push while a cover comes is told when the screen leaves`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    let cover = Screen("Cover")
    cover.modalPresentationStyle = style
    stage.navigation.present(cover, animated: true)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    #expect(stage.stack == ["Home"])
    stage.settle()
    #expect(stage.stack == ["Home", "A"])
    #expect(stage.diary.departures == [])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, [true, false])
  func `a push that is put off twice is not told early`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let stage = Stage("Home", "List")
    let router = NavigationRouter(navigationController: stage.navigation)
    let cover = Screen("Cover")
    cover.modalPresentationStyle = style
    stage.begin(.back)
    stage.window.frontmost.present(cover, animated: animated)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    stage.settle()
    #expect(stage.window.frontmostTitle == "Cover")
    #expect(stage.stack == ["Home", "A"])
    #expect(stage.diary.departures == [])
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }
}
