import Coordinators
import HeadlessUIKit
import Testing

/// UIKit ignores a presentation while it animates another change, so routers wait.
@MainActor @Suite struct NextSheetTests {
  @Test(arguments: [true, false])
  func `the next sheet comes when the last one has left`(isSameRouter: Bool) {
    let stage = Stage("Home")
    let first = stage.showModally("A")
    let second =
      isSameRouter ? first : ModalNavigationRouter(parentViewController: stage.navigation)
    first.dismiss(animated: true)
    second.present(Screen("B"), animated: true, onDismissed: stage.diary.departure(of: "B"))
    second.present(Screen("C"), animated: true, onDismissed: stage.diary.departure(of: "C"))
    #expect(stage.diary.departures == [])
    stage.settle()
    #expect(stage.window.frontmostTitle == "C")
    #expect(stage.diary.departures == ["A"])
    second.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A", "C", "B"])
    #expect(stage.console == [])
  }

  @Test func `a sheet that waits for its turn may be dismissed`() {
    let stage = Stage("Home")
    let first = stage.showModally("A")
    let second = ModalNavigationRouter(parentViewController: stage.navigation)
    let screen = Screen("B")
    first.dismiss(animated: true)
    second.present(screen, animated: true, onDismissed: stage.diary.departure(of: "B"))
    second.dismiss(animated: true)
    stage.settle()
    #expect(!screen.isViewLoaded)
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A", "B"])
    #expect(stage.console == [])
  }

  @Test func `a sheet comes over a screen that is itself still coming`() {
    let stage = Stage("Home")
    let screen = Screen("X")
    stage.navigation.pushViewController(screen, animated: true)
    let router = ModalNavigationRouter(parentViewController: screen)
    router.present(Screen("A"), animated: true, onDismissed: stage.diary.departure(of: "A"))
    stage.settle()
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
    stage.perform(.pullSheetDown)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test(arguments: [true, false])
  func `a sheet comes over a modal screen that is itself still coming`(animated: Bool) {
    let stage = Stage("Home")
    let screen = Screen("X")
    stage.navigation.present(screen, animated: animated)
    let router = ModalNavigationRouter(parentViewController: screen)
    router.present(Screen("A"), animated: animated, onDismissed: stage.diary.departure(of: "A"))
    stage.settle()
    #expect(stage.window.frontmostTitle == "A")
    #expect(stage.diary.departures == [])
    stage.perform(.pullSheetDown)
    #expect(stage.diary.departures == ["A"])
    #expect(stage.console == [])
  }

  @Test func `a sheet over a screen that is on its way out is refused`() {
    let stage = Stage("Home")
    let screen = stage.cover(style: .pageSheet)
    screen.dismiss(animated: true)
    stage.show("A", by: ModalNavigationRouter(parentViewController: screen))
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a sheet over a screen whose presenter is on its way out is refused`() {
    let stage = Stage("Home")
    stage.cover(with: "Lower", style: .pageSheet)
    let screen = stage.cover(with: "Upper", style: .pageSheet)
    stage.navigation.dismiss(animated: true)
    stage.show("A", by: ModalNavigationRouter(parentViewController: screen))
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.window.subviews.count == 1)
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `the next sheet comes when somebody still holds the last one`() {
    let stage = Stage("Home")
    let router = stage.showModally("A")
    let last = stage.window.frontmost.navigationController
    stage.perform(.pullSheetDown)
    stage.show("B", by: router)
    #expect(stage.window.frontmostTitle == "B")
    #expect(last?.viewControllers.map(\.displayName) == ["A"])
    #expect(stage.diary.departures == ["A"])
  }
}
