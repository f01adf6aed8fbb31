import Coordinators
import HeadlessUIKit
import Testing

/// Screens leave with the controllers that they are presented over, whoever dismisses those.
@MainActor @Suite struct AncestorTests {
  @Test(arguments: UIModalPresentationStyle.shown, [true, false])
  func `a stack leaves with the modal that it is in`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let stage = Stage("Home")
    let modal = stage.presentStack(style: style)
    let router = stage.show("A", "B", on: modal)
    stage.navigation.dismiss(animated: animated)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
    router.dismiss(animated: animated)
    stage.settle()
    #expect(modal.viewControllers.map(\.displayName) == ["Modal", "A", "B"])
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, UIModalPresentationStyle.shown)
  func `a stack leaves with a modal that lies further below`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    stage.cover(with: "Lower", style: lower)
    let modal = stage.presentStack(style: upper)
    _ = stage.show("A", "B", on: modal)
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, UIModalPresentationStyle.shown)
  func `a covered stack leaves with the modal that it is in`(
    style: UIModalPresentationStyle, above: UIModalPresentationStyle
  ) {
    let stage = Stage("Home")
    let modal = stage.presentStack(style: style)
    _ = stage.show("A", "B", on: modal)
    stage.cover(style: above)
    stage.cover(with: "Second cover", style: above)
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `a stack leaves that was filled under a cover`(style: UIModalPresentationStyle) {
    let stage = Stage("Home")
    let modal = stage.presentStack(style: .pageSheet)
    stage.cover(style: style)
    _ = stage.show("A", on: modal)
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown, [true, false])
  func `modal flows leave together, the one shown last first`(
    between: UIModalPresentationStyle, animated: Bool
  ) {
    let stage = Stage("Home")
    let lower = stage.showModally("A", "B")
    stage.cover(style: between)
    let upper = stage.showModally("C", "D")
    stage.navigation.dismiss(animated: animated)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
    lower.dismiss(animated: animated)
    upper.dismiss(animated: animated)
    stage.settle()
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
    #expect(stage.console == [])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `the lower of two modal flows takes the upper one along`(between: UIModalPresentationStyle) {
    let stage = Stage("Home")
    let lower = stage.showModally("A", "B")
    stage.cover(style: between)
    _ = stage.showModally("C", "D")
    lower.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Home")
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
  }

  @Test(arguments: UIModalPresentationStyle.shown)
  func `the upper of two modal flows leaves the lower one alone`(between: UIModalPresentationStyle)
  {
    let stage = Stage("Home")
    _ = stage.showModally("A", "B")
    stage.cover(style: between)
    let upper = stage.showModally("C", "D")
    upper.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "Cover")
    #expect(stage.diary.departures == ["D", "C"])
    stage.window.frontmost.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.frontmostTitle == "B")
    #expect(stage.diary.departures == ["D", "C"])
    stage.perform(.pullSheetDown)
    #expect(stage.diary.departures == ["D", "C", "B", "A"])
  }

  @Test func `a stack leaves with the screen that it is a part of`() {
    let stage = Stage("Home")
    let (part, inner) = (Screen("Part"), UINavigationController(rootViewController: Screen("In")))
    part.addChild(inner)
    part.view.addSubview(inner.view)
    inner.didMove(toParent: part)
    stage.navigation.pushViewController(part, animated: true)
    stage.settle()
    _ = stage.show("A", "B", on: inner)
    stage.navigation.pushViewController(Screen("X"), animated: true)
    stage.settle()
    stage.perform(.back)
    #expect(stage.diary.departures == [])
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }

  @Test func `a stack leaves with the tab that it is in`() {
    let stage = Stage.inTabs()
    _ = stage.show("A", "B")
    let tabs = stage.navigation.tabBarController
    tabs?.viewControllers = [Screen("Other")]
    stage.settle()
    #expect(stage.diary.departures == ["B", "A"])
  }
}
