import HeadlessUIKit
import Testing

/// What happens to a screen when its container leaves the screen, or comes, in the middle of it.
@MainActor @Suite struct HiddenContainerTests {
  // J11
  @Test func `a tab switch during a pop lets both finish`() {
    let stage = TabStage()
    stage.push("B")
    stage.first.popViewController(animated: true)
    stage.tap(1)
    _ = stage.log.take()
    stage.settle()
    #expect(stage.log.take() == ["B.viewDidDisappear(isMovingFromParent)", "B.didMove(nil)"])
    stage.tap(0)
    #expect(stage.log.take().contains("A.viewDidAppear"))
    #expect(stage.first.topViewController?.view.window === stage.window)
  }

  // J11
  @Test func `a tab switch during a cancelled swipe keeps the swiped screen hidden`() {
    let stage = TabStage()
    stage.push("B")
    let swiped = stage.first.topViewController
    stage.window.perform(.cancelSwipeBack)
    stage.tap(1)
    _ = stage.log.take()
    stage.settle()
    #expect(stage.log.take() == [])
    #expect(swiped?.view.window == nil)
    stage.tap(0)
    #expect(stage.log.take().contains("B.viewDidAppear"))
    #expect(swiped?.view.window === stage.window)
  }

  // J7
  @Test(arguments: [true, false])
  func `a tab selected under a full screen appears when that goes`(duringAnimation: Bool) {
    let stage = TabStage()
    let cover = Screen("S", stage.log)
    cover.modalPresentationStyle = .fullScreen
    stage.tabs.present(cover, animated: true)
    if !duringAnimation { stage.settle() }
    stage.tabs.selectedIndex = 1
    stage.settle()
    #expect(stage.log.take().filter { $0.hasPrefix("Z.") } == [])
    cover.dismiss(animated: true)
    stage.settle()
    let told = stage.log.take().filter { $0.hasPrefix("A.") || $0.hasPrefix("Z.view") }
    #expect(told == ["Z.viewDidLoad", "Z.viewWillAppear", "Z.viewIsAppearing", "Z.viewDidAppear"])
  }

  @Test func `a screen that pushes another as it appears for the first time disappears again`() {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.screen("X"))
    stage.log.when("X.viewWillAppear") {
      navigation.pushViewController(stage.screen("Y"), animated: true)
    }
    _ = stage.log.take()
    stage.window.rootViewController = navigation
    #expect(
      stage.log.take().filter { $0.contains("X.") || $0.contains("Y.view") } == [
        "X.viewDidLoad", "X.viewWillAppear", "X.viewWillDisappear", "X.viewDidDisappear",
        "Y.viewDidLoad", "Y.viewWillAppear", "Y.viewIsAppearing", "Y.viewDidAppear",
      ])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // K1
  @Test func `a root that is replaced in the middle of a push lets no new screen appear`() {
    let stage = Stage("A")
    stage.log.when("A.viewWillDisappear") { stage.window.rootViewController = UIViewController() }
    stage.push("B")
    stage.settle()
    #expect(
      stage.log.take() == [
        "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear", "nav.viewWillDisappear",
        "nav.viewDidDisappear", "A.viewDidDisappear", "B.didMove(nav)",
        "didShow(B)",
      ])
  }

  // K1
  @Test func `a root that is replaced as it appears shows nothing inside it`() {
    let stage = Stage("A")
    let (container, child) = (stage.screen("P"), stage.screen("C"))
    container.addChild(child)
    container.view.addSubview(child.view)
    _ = stage.log.take()
    stage.log.when("P.viewWillAppear") { stage.window.rootViewController = UIViewController() }
    stage.window.rootViewController = container
    #expect(
      stage.log.take().suffix(3) == [
        "P.viewWillAppear", "P.viewWillDisappear", "P.viewDidDisappear",
      ])
    #expect(container.view.window == nil)
  }

  // E16
  @Test func `a child that is taken out while its container disappears has disappeared`() {
    let stage = Stage("A")
    let (container, child) = (stage.onStack(0), stage.screen("C"))
    container.addChild(child)
    container.view.addSubview(child.view)
    stage.push("B")
    _ = stage.log.take()
    child.view.removeFromSuperview()
    #expect(stage.log.take() == ["C.viewDidDisappear"])
    stage.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("C.") })
  }
}
