import Coordinators
import HeadlessUIKit
import Testing

/// Routers and screens may be used again when they have had their time.
@MainActor @Suite struct ReuseTests {
  @Test(arguments: StackExit.ofOne)
  func `a router shows one flow after the other on a stack`(exit: StackExit) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    for title in ["A", "B", "C"] {
      stage.show(title, by: router)
      exit.begin(on: stage, by: router)
      stage.settle()
    }
    #expect(stage.stack == ["Home"])
    #expect(stage.diary.departures == ["A", "B", "C"])
    #expect(stage.navigation.delegate == nil)
    #expect(stage.markerCount == 0)
  }

  @Test(arguments: StackExit.ofOne)
  func `the same screen is shown again on a stack`(exit: StackExit) {
    let stage = Stage("Home")
    let router = NavigationRouter(navigationController: stage.navigation)
    let screen = Screen("A")
    for time in ["first", "second", "third"] {
      router.present(screen, animated: true, onDismissed: stage.diary.departure(of: time))
      stage.settle()
      exit.begin(on: stage, by: router)
      stage.settle()
    }
    #expect(stage.diary.departures == ["first", "second", "third"])
    #expect(stage.console == [])
  }

  @Test(arguments: SheetExit.allCases.filter { $0 != .newRoot })
  func `a router shows one sheet after the other`(exit: SheetExit) {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    for title in ["A", "B", "C"] {
      stage.show(title, by: router)
      #expect(stage.window.frontmostTitle == title)
      exit.begin(on: stage, by: router)
      stage.settle()
    }
    #expect(stage.diary.departures == ["A", "B", "C"])
    #expect(stage.markerCount == 0)
    #expect(stage.console == [])
  }

  @Test(arguments: SheetExit.allCases.filter { $0 != .newRoot })
  func `the same screen is shown again in a sheet, and then on a stack`(exit: SheetExit) {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    let screen = Screen("A")
    for time in ["first", "second"] {
      router.present(screen, animated: true, onDismissed: stage.diary.departure(of: time))
      stage.settle()
      exit.begin(on: stage, by: router)
      stage.settle()
    }
    NavigationRouter(navigationController: stage.navigation)
      .present(screen, animated: true, onDismissed: stage.diary.departure(of: "third"))
    stage.settle()
    #expect(screen.navigationItem.leftBarButtonItem == nil)
    stage.perform(.back)
    #expect(stage.diary.departures == ["first", "second", "third"])
    #expect(stage.console == [])
  }

  @Test func `a navigation controller that somebody shows again has nothing left to tell`() {
    let stage = Stage("Home")
    let modal = stage.presentStack(style: .pageSheet)
    let router = stage.show("A", on: modal)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
    stage.navigation.present(modal, animated: true)
    stage.settle()
    stage.show("B", by: router)
    #expect(stage.diary.departures == ["A"])
    router.dismiss(animated: true)
    stage.settle()
    #expect(modal.viewControllers.map(\.displayName) == ["Modal", "A"])
    #expect(stage.diary.departures == ["A", "B"])
    stage.perform(.back)
    #expect(stage.diary.departures == ["A", "B"])
  }

  @Test func `a root becomes the root again`() {
    let stage = Stage("Home")
    let router = AppDelegateRouter(window: stage.window)
    let screen = Screen("A")
    for time in ["first", "second"] {
      router.present(screen, animated: false, onDismissed: stage.diary.departure(of: time))
      stage.settle()
      router.present(Screen("Other"), animated: false)
      stage.settle()
    }
    #expect(stage.diary.departures == ["first", "second"])
    #expect(stage.markerCount == 0)
  }
}
