import HeadlessUIKit
import Testing

@MainActor @Suite struct TabTests {
  // Golden sequence 12. J2, J3, J4, J6.
  @Test func `a tap on the selected tab pops its stack to the root`() {
    let stage = TabStage()
    stage.push("B", "C")
    stage.log.when("didSelect(first)") { #expect(stage.stack == ["A"]) }
    stage.tap(0)
    #expect(
      stage.log.take() == [
        "shouldSelect(first)", "C.willMove(nil)", "C.viewWillDisappear(isMovingFromParent)",
        "A.viewWillAppear", "A.viewIsAppearing", "didSelect(first)",
      ])
    stage.settle()
    #expect(
      stage.log.take() == [
        "C.viewDidDisappear(isMovingFromParent)", "C.didMove(nil)", "B.didMove(nil)",
        "A.viewDidAppear",
      ])
  }

  // J4, C8
  @Test func `the delegate of the stack learns of such a tap once, with the old top`() {
    let stage = TabStage()
    let delegate = RecordingNavigationDelegate(stage.log)
    stage.first.delegate = delegate
    stage.push("B", "C")
    let top = stage.first.topViewController
    stage.log.when("didShow(A)") {
      #expect(stage.first.transitionCoordinator?.viewController(forKey: .from) === top)
    }
    stage.tap(0)
    stage.settle()
    #expect(stage.log.take().filter { $0.contains("Show(") } == ["willShow(A)", "didShow(A)"])
  }

  // J2, J6, J7
  @Test func `a tap on another tab shows its screen and loads it`() {
    let stage = TabStage()
    stage.log.when("didSelect(second)") {
      #expect(stage.tabs.selectedViewController === stage.second)
    }
    stage.tap(1)
    #expect(
      stage.log.take() == [
        "shouldSelect(second)", "first.viewWillDisappear", "A.viewWillDisappear",
        "second.viewWillAppear", "Z.viewDidLoad", "Z.viewWillAppear", "Z.viewIsAppearing",
        "first.viewDidDisappear", "A.viewDidDisappear", "second.viewDidAppear",
        "Z.viewDidAppear", "didSelect(second)",
      ])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // J7
  @Test func `a stack in another tab is kept`() {
    let stage = TabStage()
    stage.push("B")
    stage.tap(1)
    stage.tap(0)
    #expect(stage.stack == ["A", "B"])
    #expect(stage.window.frontmostViewController?.title == "B")
  }

  // J3
  @Test(arguments: [0, 1])
  func `a delegate that refuses a tap prevents all it would do`(place: Int) {
    let stage = TabStage()
    stage.push("B")
    stage.delegate.maySelect = false
    stage.tap(place)
    stage.settle()
    #expect(stage.log.take() == ["shouldSelect(\(place == 0 ? "first" : "second"))"])
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.stack == ["A", "B"])
  }

  // J1
  @Test(arguments: [true, false])
  func `a selection by code does not reach the delegate`(byIndex: Bool) {
    let stage = TabStage()
    if byIndex {
      stage.tabs.selectedIndex = 1
    } else {
      stage.tabs.selectedViewController = stage.second
    }
    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.window.frontmostViewController?.title == "Z")
    #expect(!stage.log.take().contains { $0.contains("Select(") })
  }

  @Test(arguments: ["A.viewWillDisappear", "Z.viewWillAppear"])
  func `a selection in the middle of another has the last word`(callback: String) {
    let stage = TabStage()
    stage.log.when(callback) { stage.tabs.selectedIndex = 0 }
    stage.tabs.selectedIndex = 1
    #expect(stage.window.frontmostViewController?.title == "A")
    #expect(stage.log.take().last == "A.viewDidAppear")
    #expect(stage.first.topViewController?.view.window === stage.window)
    #expect(stage.second.viewIfLoaded?.window == nil)
  }

  @Test func `a selection of what is not there does nothing`() {
    let stage = TabStage()
    stage.tabs.selectedIndex = 2
    stage.tabs.selectedViewController = UIViewController()
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.log.take() == [])
  }

  @Test func `a screen on the stack can hide the tabs`() {
    let stage = TabStage()
    let screen = Screen("B", stage.log)
    screen.hidesBottomBarWhenPushed = true
    stage.first.pushViewController(screen, animated: false)
    stage.first.pushViewController(Screen("C", stage.log), animated: false)
    #expect(!stage.window.systemGestures.contains(.tapTab(1, title: "second")))
    stage.first.popToRootViewController(animated: false)
    #expect(stage.window.systemGestures.contains(.tapTab(1, title: "second")))
  }

  @Test func `the screens behind the tabs can be replaced, and the selected one stays so`() {
    let stage = TabStage()
    let third = Screen("third", stage.log)
    stage.tabs.viewControllers = [third, stage.first]
    #expect(stage.tabs.selectedIndex == 1)
    #expect(stage.log.take() == ["third.willMove(UITabBar)", "third.didMove(UITabBar)"])
    stage.tabs.viewControllers = [third]
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.window.frontmostViewController === third)
    #expect(stage.first.parent == nil)
    #expect(stage.log.take().contains("A.viewDidDisappear"))
  }
}
