import HeadlessUIKit
import Testing

@MainActor @Suite struct GesturePhaseTests {
  // D3
  @Test func `a swipe that has begun decides nothing until the finger is lifted`() {
    let stage = Stage("A", "B")
    #expect(stage.window.beginningGestures == [.beginSwipeBack])
    stage.window.perform(.beginSwipeBack)
    stage.settle()
    #expect(stage.window.isFingerDown)
    #expect(stage.window.systemGestures == [.finishGesture, .cancelGesture])
    #expect(stage.window.beginningGestures == [])
    #expect(stage.window.touchablePaths == [])
    #expect(stage.log.take().last == "willShow(A)")
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
  }

  // D6
  @Test(arguments: [(SystemGesture.finishGesture, ["A"]), (.cancelGesture, ["A", "B"])])
  func `lifting the finger ends the swipe one way or the other`(
    gesture: SystemGesture, stack: [String]
  ) {
    let stage = Stage("A", "B")
    stage.window.perform(.beginSwipeBack)
    stage.perform(gesture)
    #expect(!stage.window.isFingerDown)
    stage.settle()
    #expect(stage.stack == stack)
    #expect(stage.window.systemGestures.contains(.back) == (stack.count == 2))
  }

  // B1
  @Test func `a push under the finger waits for the end of the swipe`() {
    let stage = Stage("A", "B")
    stage.window.perform(.beginSwipeBack)
    stage.push("C")
    stage.settle()
    #expect(stage.stack == ["A"])
    stage.perform(.cancelGesture)
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
  }

  // H2, H4
  @Test(arguments: [(SystemGesture.finishGesture, ["didDismiss"]), (.cancelGesture, [])])
  func `a sheet that is being pulled down stays until the finger is lifted`(
    gesture: SystemGesture, told: [String]
  ) {
    let stage = SheetStage()
    #expect(stage.stage.window.beginningGestures == [.beginPullSheetDown])
    stage.stage.window.perform(.beginPullSheetDown)
    stage.settle()
    #expect(
      stage.log.take() == ["shouldDismiss", "willDismiss", "S.viewWillDisappear(isBeingDismissed)"])
    #expect(stage.navigation.presentedViewController === stage.sheet)
    stage.perform(gesture)
    stage.settle()
    #expect(stage.log.take().filter { $0 == "didDismiss" } == told)
    #expect((stage.navigation.presentedViewController == nil) == !told.isEmpty)
  }

  // H5
  @Test func `a sheet that may not be pulled down leaves no finger on it`() {
    let stage = SheetStage()
    stage.sheet.isModalInPresentation = true
    stage.stage.window.perform(.beginPullSheetDown)
    #expect(!stage.stage.window.isFingerDown)
  }
}
