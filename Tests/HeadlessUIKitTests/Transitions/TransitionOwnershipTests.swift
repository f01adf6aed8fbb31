import HeadlessUIKit
import Testing

@MainActor @Suite struct TransitionOwnershipTests {
  // B18, M5
  @Test func `a coordinator lives as long as its animation`() {
    let stage = Stage("A")
    stage.push("B")
    weak let coordinator = stage.navigation.transitionCoordinator
    #expect(coordinator != nil)
    stage.settle()
    #expect(coordinator == nil)
  }

  // M5
  @Test func `closures given to a coordinator are let go at the end, even if it is kept`() {
    let stage = Stage("A", "B")
    weak var captured: Screen?
    stage.log.when("willShow(A)") {
      let screen = stage.screen("X")
      captured = screen
      let coordinator = stage.navigation.transitionCoordinator
      coordinator?.animate(alongsideTransition: nil) { _ in _ = (screen, coordinator) }
      coordinator?.notifyWhenInteractionChanges { _ in _ = (screen, coordinator) }
    }
    stage.perform(.swipeBack)
    #expect(captured != nil)
    stage.settle()
    #expect(captured == nil)
  }

  // M5
  @Test func `a push that waits keeps its screen until it is made`() {
    let stage = Stage("A")
    stage.push("B")
    weak let waiting = stage.push("C")
    #expect(stage.stack == ["A", "B"])
    #expect(waiting != nil)
    stage.settle()
    #expect(stage.onStack(2) === waiting)
  }

  // B17
  @Test func `a popped screen has no coordinator, its navigation controller has`() {
    let stage = Stage("A", "B")
    let leaving = stage.onStack(1)
    stage.perform(.back)
    #expect(leaving.transitionCoordinator == nil)
    #expect(stage.onStack(0).transitionCoordinator === stage.navigation.transitionCoordinator)
    #expect(stage.navigation.transitionCoordinator != nil)
  }

  @Test func `a launch that ends amid animations leaves nothing behind`() {
    weak var navigation: UINavigationController?
    weak var sheet: UIViewController?
    do {
      let stage = Stage("A", "B")
      navigation = stage.navigation
      stage.navigation.popViewController(animated: true)
      stage.navigation.pushViewController(stage.screen("C"), animated: true)
      let presented = stage.screen("S")
      sheet = presented
      stage.navigation.present(presented, animated: true)
    }
    #expect(navigation != nil)
    HeadlessDevice.current = HeadlessDevice()
    #expect(navigation == nil)
    #expect(sheet == nil)
  }
}
