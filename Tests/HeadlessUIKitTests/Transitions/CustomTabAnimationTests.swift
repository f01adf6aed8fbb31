import HeadlessUIKit
import Testing

@MainActor @Suite struct CustomTabAnimationTests {
  @Test func `a change of tabs runs the app's animation`() {
    let (stage, _) = animatedTabs()
    stage.tabs.selectedIndex = 1
    #expect(stage.tabs.transitionCoordinator?.isAnimated == true)
    #expect(
      stage.log.take() == [
        "first.viewWillDisappear", "A.viewWillDisappear", "second.viewWillAppear",
        "Z.viewDidLoad", "Z.viewWillAppear", "Z.viewIsAppearing", "select from first to second",
      ])
    stage.settle()
    #expect(
      stage.log.take() == [
        "first.viewDidDisappear", "A.viewDidDisappear", "second.viewDidAppear", "Z.viewDidAppear",
        "select ended, completed: true",
      ])
    #expect(stage.tabs.transitionCoordinator == nil)
  }

  @Test func `a change of tabs that the app's gesture cancels puts the tab back`() {
    let (stage, delegate) = animatedTabs()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    stage.tabs.selectedIndex = 1
    #expect(stage.tabs.selectedIndex == 1)
    driver.cancel()
    stage.settle()
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.window.frontmostViewController?.title == "A")
  }

  @Test func `another tab during the animation brings it to its end`() {
    let (stage, _) = animatedTabs()
    stage.tabs.selectedIndex = 1
    stage.tabs.selectedIndex = 0
    stage.settle()
    #expect(stage.tabs.selectedIndex == 0)
    let animations = stage.log.take().filter { $0.hasPrefix("select") }
    #expect(
      animations == [
        "select from first to second", "select ended, completed: true",
        "select from second to first", "select ended, completed: true",
      ])
  }

  private func animatedTabs() -> (TabStage, AnimatingDelegate) {
    let stage = TabStage()
    let delegate = AnimatingDelegate(stage.log)
    stage.tabs.delegate = delegate
    stage.first.companion = delegate
    return (stage, delegate)
  }
}
