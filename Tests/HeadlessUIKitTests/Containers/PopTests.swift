import HeadlessUIKit
import Testing

@MainActor @Suite struct PopTests {
  // Golden sequence 2. C3, C6, E2, E5, E8.
  @Test func `a tap on Back tells both screens and the delegate, one step at a time`() {
    let stage = Stage("A", "B")
    let leaving = stage.onStack(1)
    stage.log.when("didShow(A)") {
      #expect(stage.navigation.transitionCoordinator?.viewController(forKey: .from) === leaving)
    }
    stage.perform(.back)
    #expect(stage.stack == ["A"])
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear(isMovingFromParent)",
        "A.viewWillAppear", "A.viewIsAppearing", "willShow(A)",
      ])
    stage.settle()
    #expect(
      stage.log.take() == [
        "B.viewDidDisappear(isMovingFromParent)", "B.didMove(nil)", "A.viewDidAppear",
        "didShow(A)",
      ])
  }

  // A5
  @Test func `a pop returns the screen that it removes`() {
    let stage = Stage("A", "B")
    let top = stage.onStack(1)
    #expect(stage.navigation.popViewController(animated: true) === top)
    #expect(stage.stack == ["A"])
  }

  // A6, A10
  @Test func `a pop at the root does nothing`() {
    let stage = Stage("A")
    #expect(stage.navigation.popViewController(animated: true) == nil)
    #expect(stage.navigation.popToRootViewController(animated: true) == nil)
    #expect(stage.stack == ["A"])
    #expect(stage.log.take() == [])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // A7, A10
  @Test(arguments: [true, false])
  func `a pop of several returns them in the order of the stack`(toRoot: Bool) {
    let stage = Stage("A", "B", "C", "D")
    let popped =
      toRoot
      ? stage.navigation.popToRootViewController(animated: true)
      : stage.navigation.popToViewController(stage.onStack(1), animated: true)
    #expect(popped?.map(\.displayName) == (toRoot ? ["B", "C", "D"] : ["C", "D"]))
    #expect(stage.stack == (toRoot ? ["A"] : ["A", "B"]))
  }

  // A9
  @Test func `a pop to the top does nothing`() {
    let stage = Stage("A", "B")
    #expect(stage.navigation.popToViewController(stage.onStack(1), animated: true) == [])
    #expect(stage.log.take() == [])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // A8
  @Test func `a pop to a screen that is not on the stack ends the app`() {
    let stage = Stage("A", "B")
    let popped = stage.navigation.popToViewController(stage.screen("X"), animated: true)
    #expect(popped == nil)
    #expect(
      stage.complaints == [
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
      ])
    #expect(stage.stack == ["A", "B"])
  }

  // A19, A20
  @Test func `the leaving screen finds itself off the stack, and soon without a parent`() {
    let stage = Stage("A", "B")
    let leaving = stage.onStack(1)
    stage.log.when("B.viewWillDisappear(isMovingFromParent)") {
      #expect(leaving.navigationController === stage.navigation)
      #expect(leaving.navigationController?.viewControllers.contains(leaving) == false)
      #expect(leaving.navigationController?.topViewController?.title == "A")
    }
    stage.navigation.popViewController(animated: true)
    #expect(leaving.parent == nil)
    #expect(stage.log.take().contains("B.viewWillDisappear(isMovingFromParent)"))
  }
}
