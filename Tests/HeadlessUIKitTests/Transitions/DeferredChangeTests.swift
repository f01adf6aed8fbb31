import HeadlessUIKit
import Testing

@MainActor @Suite struct DeferredChangeTests {
  // Golden sequence 6. B1, N3.
  @Test func `a push during a push waits for its end and then runs in the same turn`() {
    let stage = Stage("A")
    stage.push("B")
    stage.push("C")
    #expect(stage.stack == ["A", "B"])
    _ = stage.log.take()
    HeadlessDevice.current.clock.advance()
    #expect(stage.stack == ["A", "B", "C"])
    #expect(
      stage.log.take() == [
        "A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)", "B.didMove(nav)", "didShow(B)",
        "C.willMove(nav)", "C.viewDidLoad", "B.viewWillDisappear",
        "C.viewWillAppear(isMovingToParent)", "C.viewIsAppearing(isMovingToParent)",
        "willShow(C)",
      ])
  }

  // Golden sequence 6. A2, B3.
  @Test func `a double push of one screen ends the app only once the first has ended`() {
    let stage = Stage("A")
    let screen = stage.push("B")
    stage.navigation.pushViewController(screen, animated: true)
    #expect(!HeadlessDevice.current.hasCrashed)
    stage.settle()
    #expect(HeadlessDevice.current.hasCrashed)
    #expect(stage.complaints.first?.contains("more than once") == true)
    #expect(stage.stack == ["A", "B"])
  }

  // B3, N3
  @Test func `changes that wait run one after another in their order`() {
    let stage = Stage("A")
    stage.push("B")
    stage.push("C")
    #expect(stage.navigation.popViewController(animated: true) == nil)
    stage.push("D")
    HeadlessDevice.current.clock.advance()
    #expect(stage.stack == ["A", "B", "C"])
    HeadlessDevice.current.clock.advance()
    #expect(stage.stack == ["A", "B"])
    stage.settle()
    #expect(stage.stack == ["A", "B", "D"])
  }

  // B1
  @Test(arguments: StackRequest.allCases)
  func `every change of the stack waits while an animation runs`(request: StackRequest) {
    let stage = Stage("A", "B")
    stage.push("C")
    request.perform(on: stage)
    #expect(stage.stack == ["A", "B", "C"])
    stage.settle()
    #expect(stage.stack == request.stackAfterwards)
  }

  // B2
  @Test(arguments: [true, false])
  func `a push waits for the end of a presentation over the stack`(animated: Bool) {
    let stage = Stage("A")
    stage.navigation.present(stage.screen("S"), animated: animated)
    stage.push("B")
    #expect(stage.stack == ["A"])
    HeadlessDevice.current.clock.advance()
    #expect(stage.stack == ["A", "B"])
  }

  // B2
  @Test func `a push inside a sheet waits until the sheet is there`() {
    let stage = Stage("A")
    let inside = UINavigationController(rootViewController: stage.screen("X"))
    stage.navigation.present(inside, animated: true)
    inside.pushViewController(stage.screen("Y"), animated: true)
    #expect(inside.viewControllers.count == 1)
    stage.settle()
    #expect(inside.viewControllers.count == 2)
  }

  // B4
  @Test(arguments: [true, false])
  func `a screen that is being shown or hidden presents once that has ended`(shown: Bool) {
    let stage = Stage("A")
    let pushed = stage.push("B")
    let presenter = shown ? pushed : stage.onStack(0)
    presenter.present(stage.screen("S"), animated: true)
    #expect(stage.navigation.presentedViewController == nil)
    stage.settle()
    #expect(stage.navigation.presentedViewController?.title == "S")
    #expect(stage.complaints == [])
  }

  // B4, F12
  @Test func `a presentation that has waited may end the app then`() {
    let stage = Stage("A")
    let pushed = stage.push("B")
    let sheet = stage.screen("S")
    pushed.present(sheet, animated: true)
    stage.navigation.present(sheet, animated: true)
    #expect(!HeadlessDevice.current.hasCrashed)
    stage.settle()
    #expect(HeadlessDevice.current.hasCrashed)
  }
}
