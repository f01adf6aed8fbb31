import Coordinators
import HeadlessUIKit
import Testing

@MainActor @Suite struct StackExitTests {
  @Test(arguments: StackExit.ofOne)
  func `the closure runs once, when the screen has left`(exit: StackExit) {
    let stage = Stage("Home")
    let router = stage.show("A")
    #expect(stage.diary.departures == [])
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: StackExit.ofSeveral.filter { $0 != .backMenu })
  func `the closures run for all screens, the one shown last first`(exit: StackExit) {
    let stage = Stage("Home")
    let router = stage.show("A", "B", "C")
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test(arguments: [(0, "Home", 3), (1, "A", 2), (2, "B", 1)])
  func `the back menu takes the screens over the chosen one`(
    place: Int, title: String, count: Int
  ) {
    let stage = Stage("Home")
    let router = stage.show("A", "B", "C")
    stage.perform(.holdBack(choosing: place, title: title))
    #expect(stage.diary.departures == Array(["C", "B", "A"].prefix(count)))
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test(arguments: StackExit.ofOne.filter(\.isAnimated))
  func `the closure does not run while the screen is on its way out`(exit: StackExit) {
    let stage = Stage("Home")
    let router = stage.show("A")
    exit.begin(on: stage, by: router)
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == [])
  }

  @Test(arguments: StackExit.ofOne.filter { !$0.isAnimated })
  func `the closure runs in a turn of its own when nothing is animated`(exit: StackExit) {
    let stage = Stage("Home")
    let router = stage.show("A")
    exit.begin(on: stage, by: router)
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == [])
    HeadlessDevice.current.clock.advance()
    #expect(stage.diary.departures == ["A"])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  @Test func `screens that leave one after the other are told one after the other`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B", "C")
    stage.perform(.back)
    #expect(stage.diary.departures == ["C"])
    stage.navigation.popViewController(animated: false)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B"])
    router.dismiss(animated: false)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test(arguments: [true, false])
  func `foreign code may pop a part of the screens`(animated: Bool) {
    let stage = Stage("Home")
    let router = stage.show("A", "B", "C")
    let lowest = stage.navigation.viewControllers[1]
    stage.navigation.popToViewController(lowest, animated: animated)
    stage.settle()
    #expect(stage.stack == ["Home", "A"])
    #expect(stage.diary.departures == ["C", "B"])
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test(arguments: [true, false])
  func `foreign code may replace the screens`(animated: Bool) {
    let stage = Stage("Home")
    let router = stage.show("A", "B")
    stage.navigation.setViewControllers([Screen("New")], animated: animated)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
    router.dismiss(animated: animated)
    stage.settle()
    #expect(stage.stack == ["New"])
  }

  @Test func `a screen that is taken away from below the top is told with the next change`() {
    let stage = Stage("Home")
    let router = stage.show("A", "B", "C")
    let stack = stage.navigation.viewControllers
    stage.navigation.setViewControllers([stack[0], stack[3]], animated: false)
    stage.perform(.back)
    #expect(stage.diary.departures == ["C", "B", "A"])
    router.dismiss(animated: false)
    #expect(stage.diary.departures == ["C", "B", "A"])
  }

  @Test func `screens without a closure leave as well`() {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: true)
    stage.settle()
    stage.show("B", by: router)
    router.present(Screen("C"), animated: true)
    stage.settle()
    stage.navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B"])
    #expect(stage.markerCount == 0)
  }

  @Test(arguments: StackExit.ofOne.filter { ![.animatedDismissal, .dismissal].contains($0) })
  func `the closure runs when the router has been dropped`(exit: StackExit) {
    let stage = Stage("Home")
    _ = stage.show("A")
    exit.begin(on: stage, by: NavigationRouter(navigationController: stage.navigation))
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A"])
  }
}
