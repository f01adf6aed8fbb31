import Coordinators
import HeadlessUIKit
import Testing

/// Closures may navigate themselves.
@MainActor @Suite struct ReentrancyTests {
  @Test(arguments: StackExit.allCases)
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

  @Test(arguments: StackExit.allCases)
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

  @Test(arguments: StackExit.allCases)
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

  @Test(arguments: StackExit.allCases.filter { !$0.takesAllButRoot })
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

  @Test(arguments: SheetExit.allCases.filter { $0 != .newRoot }, [true, false])
  func `a closure shows another sheet`(exit: SheetExit, animated: Bool) {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    router.present(Screen("A"), animated: animated) {
      stage.diary.departure(of: "A")()
      router.present(Screen("B"), animated: animated, onDismissed: stage.diary.departure(of: "B"))
      router.present(Screen("C"), animated: animated, onDismissed: stage.diary.departure(of: "C"))
    }
    stage.settle()
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.diary.departures == ["A"])
    stage.perform(.back)
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A", "C", "B"])
    #expect(stage.console == [])
  }

  @Test(arguments: SheetExit.allCases.filter { $0 != .newRoot })
  func `a closure dismisses its own sheet again`(exit: SheetExit) {
    let stage = Stage("Home")
    stage.cover(style: .pageSheet)
    let router = ModalNavigationRouter(parentViewController: stage.window.frontmost)
    router.present(Screen("A"), animated: true) {
      stage.diary.departure(of: "A")()
      router.dismiss(animated: true)
      router.dismiss(animated: false)
    }
    stage.settle()
    exit.begin(on: stage, by: router)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
    #expect(stage.window.frontmostTitle == (exit.isByParent ? "Home" : "Cover"))
    #expect(stage.console == [])
  }

  @Test(arguments: [true, false])
  func `a closure dismisses the sheet below`(animated: Bool) {
    let stage = Stage("Home")
    let lower = stage.showModally("A", "B")
    let upper = ModalNavigationRouter(parentViewController: stage.window.frontmost)
    upper.present(Screen("C"), animated: true) {
      stage.diary.departure(of: "C")()
      lower.dismiss(animated: animated)
    }
    stage.settle()
    stage.perform(.pullSheetDown)
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["C", "B", "A"])
    #expect(stage.console == [])
  }

  @Test func `a closure in a sheet ends the flow that it was shown from`() {
    let stage = Stage("Home")
    let flow = stage.show("A")
    let sheet = ModalNavigationRouter(parentViewController: stage.window.frontmost)
    sheet.present(Screen("B"), animated: true) {
      stage.diary.departure(of: "B")()
      flow.dismiss(animated: true)
    }
    stage.settle()
    stage.perform(.pullSheetDown)
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a closure on the stack shows a sheet`() {
    let stage = Stage("Home")
    let home = stage.window.frontmost
    let router = NavigationRouter(navigationController: stage.navigation)
    let sheet = ModalNavigationRouter(parentViewController: home)
    router.present(Screen("A"), animated: true) {
      stage.diary.departure(of: "A")()
      sheet.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    }
    stage.settle()
    stage.perform(.back)
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == ["A"])
    stage.perform(.pullSheetDown)
    #expect(stage.diary.departures == ["A", "B"])
  }

  @Test(arguments: [true, false])
  func `the closure of a root sets the next root`(byRouter: Bool) {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    router.present(Screen("A"), animated: false) {
      stage.diary.departure(of: "A")()
      router.present(Screen("C"), animated: false, onDismissed: stage.diary.departure(of: "C"))
    }
    if byRouter {
      stage.show("B", by: router)
    } else {
      stage.window.rootViewController = Screen("X")
      stage.settle()
    }
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diary.departures == (byRouter ? ["A", "B"] : ["A"]))
  }
}
