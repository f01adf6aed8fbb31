import Coordinators
import HeadlessUIKit
import Testing

/// A router removes its own screens and what lies over them, and no other.
@MainActor @Suite struct BalancedStackTests {
  @Test(arguments: [true, false])
  func `what was below the first screen stays`(animated: Bool) {
    let stage = Stage("Home", "List", "Detail")
    let router = stage.show("A", "B", "C")
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "List", "Detail"])
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test(arguments: [true, false])
  func `what others pushed over the screens leaves with them`(animated: Bool) {
    let stage = Stage("Home", "List")
    let router = stage.show("A")
    stage.navigation.pushViewController(Screen("X"), animated: false)
    stage.show("B", by: router)
    stage.navigation.pushViewController(Screen("Y"), animated: false)
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "List"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `what others put below the screens stays`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    let own = stage.navigation.viewControllers.suffix(2)
    stage.navigation.viewControllers = [Screen("New"), Screen("List")] + own
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["New", "List"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `what took the place of the lowest screen stays`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    let stack = stage.navigation.viewControllers
    stage.navigation.viewControllers = [stack[0], Screen("X"), stack[2]]
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home", "X"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: [true, false])
  func `a router that shows nothing removes nothing`(animated: Bool) {
    let stage = Stage("Home", "List")
    let router = NavigationRouter(navigationController: stage.navigation)
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "List"])
    stage.show("A", by: router)
    router.dismiss(animated: animated)
    stage.settle()
    stage.navigation.pushViewController(Screen("X"), animated: false)
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "List", "X"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `two dismissals in a row remove no more than one`() {
    let stage = Stage("Home", "List")
    let router = stage.show("A", "B")
    router.dismiss(animated: true)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home", "List"])
    #expect(stage.diary.departures == ["B", "A"])
    #expect(stage.console == [])
  }

  @Test(arguments: [true, false])
  func `the root of a stack stays`(animated: Bool) {
    let stage = Stage("Home")
    stage.navigation.viewControllers = []
    let router = stage.show("A", "B")
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(stage.diary.departures == ["B"])
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `the lowest screen stays when it has become the root`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    stage.navigation.viewControllers.removeFirst()
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(stage.diary.departures == ["B"])
  }

  @Test func `what is presented over the stack stays`() {
    let stage = Stage("Home")
    let router = stage.show("A")
    stage.cover(style: .pageSheet)
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.window.frontmostTitle == "Cover")
    #expect(stage.diary.departures == ["A"])
  }
}
