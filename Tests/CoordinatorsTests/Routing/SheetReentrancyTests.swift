import Coordinators
import HeadlessUIKit
import Testing

/// Closures of screens in sheets, or that show sheets, may navigate themselves.
@MainActor @Suite struct SheetReentrancyTests {
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
}
