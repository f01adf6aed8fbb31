import Coordinators
import HeadlessUIKit
import Testing

/// A screen that UIKit refuses to present counts as left.
@MainActor @Suite struct RefusedPresentationTests {
  @Test(arguments: [true, false])
  func `a parent that presents something already gets no second sheet`(animated: Bool) {
    let stage = Stage("Home")
    stage.cover(style: .pageSheet)
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    stage.show("A", by: router, animated: animated)
    #expect(stage.window.frontmostTitle == "Cover")
    #expect(stage.diary.departures == ["A"])
    #expect(
      stage.console == [
        "Attempt to present <UINavigationController> on <UINavigationController> "
          + "(from <UINavigationController>) which is already presenting <Screen>."
      ])
  }

  @Test func `a router is of use again after a refusal`() {
    let stage = Stage("Home")
    let cover = stage.cover(style: .pageSheet)
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    stage.show("A", by: router)
    cover.dismiss(animated: true)
    stage.settle()
    stage.show("B", by: router)
    #expect(stage.window.frontmostTitle == "B")
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A", "B"])
  }

  @Test func `all screens that were shown before the refusal count as left`() {
    let stage = Stage("Home")
    stage.cover(style: .pageSheet)
    let router = ModalNavigationRouter(parentViewController: stage.navigation)
    for title in ["A", "B"] {
      router.present(Screen(title), animated: true, onDismissed: stage.diary.departure(of: title))
    }
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a parent that is not on screen gets no sheet`() {
    let stage = Stage("Home")
    let stranger = Screen("Stranger")
    stage.show("A", by: ModalNavigationRouter(parentViewController: stranger))
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a parent that is gone gets no sheet`() {
    let stage = Stage("Home")
    let router = ModalNavigationRouter(parentViewController: Screen("Gone"))
    stage.show("A", by: router)
    #expect(stage.diary.departures == ["A"])
    router.dismiss(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["A"])
  }

  @Test func `a parent that has been popped meanwhile gets no sheet`() {
    let stage = Stage("Home")
    let flow = stage.show("A")
    let router = ModalNavigationRouter(parentViewController: stage.window.frontmost)
    flow.dismiss(animated: true)
    stage.settle()
    stage.show("B", by: router)
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A", "B"])
  }
}
