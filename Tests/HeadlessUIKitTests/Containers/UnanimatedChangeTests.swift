import HeadlessUIKit
import Testing

@MainActor @Suite struct UnanimatedChangeTests {
  // Golden sequence 5. C1, C7, E6.
  @Test func `an unanimated pop to the root is over when it returns`() {
    let stage = Stage("A", "B", "C")
    stage.log.when("didShow(A, unanimated)") {
      #expect(stage.navigation.transitionCoordinator == nil)
    }
    stage.navigation.popToRootViewController(animated: false)
    #expect(stage.stack == ["A"])
    #expect(
      stage.log.take() == [
        "C.willMove(nil)", "C.viewWillDisappear(isMovingFromParent)",
        "A.viewWillAppear", "A.viewIsAppearing", "willShow(A, unanimated)",
        "C.viewDidDisappear(isMovingFromParent)", "C.didMove(nil)", "B.didMove(nil)",
        "A.viewDidAppear", "didShow(A, unanimated)",
      ])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // B14, C7
  @Test(arguments: ["willShow(A, unanimated)", "didShow(A, unanimated)"])
  func `an unanimated pop has no coordinator that could name what left`(callback: String) {
    let stage = Stage("A", "B")
    stage.log.when(callback) { #expect(stage.navigation.transitionCoordinator == nil) }
    stage.navigation.popViewController(animated: false)
    #expect(stage.log.take().contains(callback))
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  // C1, C2, N4
  @Test func `an unanimated push tells the same as an animated one`() {
    let stage = Stage("A")
    stage.navigation.pushViewController(stage.screen("B"), animated: false)
    #expect(
      stage.log.take() == [
        "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear",
        "B.viewWillAppear(isMovingToParent)", "B.viewIsAppearing(isMovingToParent)",
        "willShow(B, unanimated)", "A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)",
        "B.didMove(nav)", "didShow(B, unanimated)",
      ])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // N3
  @Test func `an unanimated push from didShow runs in the same turn`() {
    let stage = Stage("A")
    stage.log.when("didShow(B, unanimated)") {
      stage.navigation.pushViewController(stage.screen("C"), animated: false)
    }
    stage.navigation.pushViewController(stage.screen("B"), animated: false)
    #expect(stage.stack == ["A", "B", "C"])
    #expect(stage.log.take().last == "didShow(C, unanimated)")
  }
}
