import Coordinators
import HeadlessUIKit
import Testing

/// Closures of screens on a stack may navigate themselves.
@MainActor @Suite struct StackReentrancyTests {
  @Test(arguments: StackExit.ofOne)
  func `a closure shows another screen on the stack`(exit: StackExit) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: false) {
      stage.diary.departure(of: "A")()
      router.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    }
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.stack == ["Home", "B"])
    #expect(stage.diary.departures == ["A"])
    stage.perform(.back)
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A", "B"])
    #expect(stage.navigation.delegate == nil)
  }

  @Test(arguments: StackExit.ofOne)
  func `a closure shows the same screen again`(exit: StackExit) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    let screen = Screen("A")
    router.present(screen, animated: false) {
      stage.diary.departure(of: "first")()
      router.present(screen, animated: true, onDismissed: stage.diary.departure(of: "second"))
    }
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.stack == ["Home", "A"])
    #expect(stage.diary.departures == ["first"])
    stage.perform(.back)
    #expect(stage.diary.departures == ["first", "second"])
    #expect(stage.console == [])
  }

  @Test(arguments: StackExit.ofSeveral)
  func `the closure of one screen shows another while lower ones are still to be told`(
    exit: StackExit
  ) {
    let stage = Stage("Home")
    let router = stage.show("A")
    router.present(Screen("B"), animated: false) {
      stage.diary.departure(of: "B")()
      router.present(Screen("C"), animated: false, onDismissed: stage.diary.departure(of: "C"))
    }
    stage.settle()
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.stack == ["Home", "C"])
    #expect(stage.diary.departures == ["B", "A"])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A", "C"])
  }

  @Test(arguments: StackExit.ofOne)
  func `a closure dismisses its own router again`(exit: StackExit) {
    let stage = Stage("Home", "List")
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: false) {
      stage.diary.departure(of: "A")()
      router.dismiss(animated: exit.isAnimated)
    }
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
    #expect(stage.stack == (exit.takesAllButRoot ? ["Home"] : ["Home", "List"]))
  }

  @Test(arguments: StackExit.ofOne.filter { !$0.takesAllButRoot })
  func `a closure dismisses an outer router`(exit: StackExit) {
    let stage = Stage("Home")
    let outer = stage.show("A", "B")
    let inner = NavigationRouter(navigationController: stage.navigation)
    inner.present(Screen("C"), animated: false) {
      stage.diary.departure(of: "C")()
      outer.dismiss(animated: exit.isAnimated)
    }
    exit.begin(on: stage, by: inner)
    stage.settle()
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["C", "B", "A"])
    #expect(stage.markerCount == 0)
  }

  @Test func `a closure has the delegate's earlier holder in its place`() {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    let router = NavigationRouter(navigationController: stage.navigation)
    router.present(Screen("A"), animated: false) { [navigation = stage.navigation] in
      #expect(navigation.delegate === delegate)
      router.present(Screen("B"), animated: true)
      #expect(navigation.delegate !== delegate)
    }
    stage.perform(.back)
    #expect(stage.stack == ["Home", "B"])
    stage.perform(.back)
    #expect(stage.navigation.delegate === delegate)
  }

  @Test func `closures of two routers each begin again on one stack`() {
    let stage = Stage("Home")
    let delegate = StackDelegate()
    stage.navigation.delegate = delegate
    let routers = ["A", "B"].map { title in
      let router = NavigationRouter(navigationController: stage.navigation)
      router.present(Screen(title), animated: false) {
        stage.diary.departure(of: title)()
        let again = title + title
        router.present(Screen(again), animated: true, onDismissed: stage.diary.departure(of: again))
      }
      return router
    }
    stage.navigation.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.stack == ["Home", "BB", "AA"])
    routers[1].dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A", "AA", "BB"])
    #expect(stage.navigation.delegate === delegate)
  }
}
