import HeadlessUIKit
import Testing

@MainActor @Suite struct ContainmentTests {
  // E15
  @Test func `a child is told half of its move by the call and half by its container`() {
    let log = CallbackLog()
    let (container, child) = (Screen("P", log), Screen("C", log))
    container.addChild(child)
    #expect(log.take() == ["C.willMove(P)"])
    #expect(child.parent === container)
    #expect(container.children == [child])
    child.didMove(toParent: container)
    child.willMove(toParent: nil)
    _ = log.take()
    child.removeFromParent()
    #expect(log.take() == ["C.didMove(nil)"])
    #expect(child.parent == nil)
    #expect(container.children == [])
  }

  // E15
  @Test func `a child that gets another parent leaves the first`() {
    let log = CallbackLog()
    let (first, second, child) = (Screen("P", log), Screen("Q", log), Screen("C", log))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(child.parent === second)
    #expect(log.take() == ["C.willMove(P)", "C.didMove(nil)", "C.willMove(Q)"])
  }

  // E16
  @Test func `a child whose view is in place appears and disappears with its container`() {
    let stage = Stage("A")
    let (container, child) = containerAndChild(on: stage)
    container.view.addSubview(child.view)
    _ = stage.log.take()
    stage.navigation.pushViewController(container, animated: false)
    #expect(
      callbacks(of: ["P", "C"], in: stage) == [
        "P.willMove(nav)", "P.viewWillAppear(isMovingToParent)", "C.viewWillAppear",
        "P.viewIsAppearing(isMovingToParent)", "C.viewIsAppearing",
        "P.viewDidAppear(isMovingToParent)", "C.viewDidAppear", "P.didMove(nav)",
      ])
    stage.navigation.popViewController(animated: false)
    #expect(
      callbacks(of: ["C"], in: stage) == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  // E16
  @Test func `a child without its view in place does not appear`() {
    let stage = Stage("A")
    let (container, child) = containerAndChild(on: stage)
    child.loadViewIfNeeded()
    _ = stage.log.take()
    stage.navigation.pushViewController(container, animated: false)
    #expect(callbacks(of: ["C"], in: stage) == [])
  }

  // E16
  @Test func `a child appears when its view is put on screen, and disappears when it is taken off`()
  {
    let stage = Stage("A")
    let (container, child) = containerAndChild(on: stage)
    stage.navigation.pushViewController(container, animated: false)
    _ = stage.log.take()
    container.view.addSubview(child.view)
    #expect(
      stage.log.take() == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ])
    #expect(stage.window.frontmostViewController === child)
    child.view.removeFromSuperview()
    #expect(stage.log.take() == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  // E16
  @Test(arguments: ["viewWillAppear", "viewIsAppearing"])
  func `a child that is shown while its container appears finishes with it`(callback: String) {
    let stage = Stage("A")
    let (container, child) = containerAndChild(on: stage)
    stage.log.when("P.\(callback)(isMovingToParent)") { container.view.addSubview(child.view) }
    stage.navigation.pushViewController(container, animated: true)
    stage.settle()
    #expect(
      callbacks(of: ["C"], in: stage) == [
        "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
      ])
  }

  // E16, A23
  @Test func `a navigation controller that is put on screen later animates from then on`() {
    let stage = Stage("A")
    let navigation = UINavigationController(rootViewController: stage.screen("X"))
    let container = stage.onStack(0)
    container.addChild(navigation)
    container.view.addSubview(navigation.view)
    navigation.pushViewController(stage.screen("Y"), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    #expect(stage.window.frontmostViewController?.title == "Y")
  }

  @Test func `a screen finds the containers that it is in`() {
    let stage = TabStage()
    let inside = UIViewController()
    stage.first.topViewController?.addChild(inside)
    #expect(inside.navigationController === stage.first)
    #expect(inside.tabBarController === stage.tabs)
    #expect(stage.first.navigationController == nil)
  }

  private func containerAndChild(on stage: Stage) -> (Screen, Screen) {
    let (container, child) = (stage.screen("P"), stage.screen("C"))
    container.addChild(child)
    child.didMove(toParent: container)
    _ = stage.log.take()
    return (container, child)
  }

  private func callbacks(of titles: [String], in stage: Stage) -> [String] {
    stage.log.take().filter { entry in titles.contains { entry.hasPrefix("\($0).") } }
  }
}
