import HeadlessUIKit
import Testing

@MainActor @Suite struct ChangesInMotionTests {
  // B7
  @Test func `a pop during a push may wait for its end`() {
    let stage = stageInMotion(.iOS18)
    #expect(stage.stack == ["A", "B", "C"])
    stage.settle()
    #expect(stage.stack == ["A", "B"])
    #expect(stage.complaints == [])
  }

  // B7
  @Test func `a pop during a push may be dropped`() {
    let stage = stageInMotion(UIKitProfile.iOS18.with(.popInMotion, .ignored))
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
  }

  // B7, E18
  @Test func `a pop during a push may be done at once and get the bar out of step`() {
    let stage = stageInMotion(UIKitProfile.iOS18.with(.popInMotion, .immediate))
    #expect(stage.stack == ["A", "B"])
    stage.settle()
    #expect(
      stage.complaints == [
        "Finishing up a navigation transition in an unexpected state. "
          + "Navigation Bar subview tree might get corrupted.",
        "Unbalanced calls to begin/end appearance transitions for <Screen>.",
      ])
    #expect(
      stage.log.take().suffix(9) == [
        "C.willMove(nil)", "C.viewWillDisappear(isMovingFromParent)", "B.viewWillAppear",
        "B.viewIsAppearing", "willShow(B)", "C.viewDidDisappear(isMovingFromParent)",
        "C.didMove(nil)", "B.viewDidAppear", "didShow(B)",
      ])
  }

  // B8
  @Test func `a pop to the root between two pushes may get the bar out of step`() {
    let stage = Stage("A", "B", profile: .iOS18.with(.popInMotion, .immediate))
    stage.push("C")
    stage.navigation.popToRootViewController(animated: false)
    stage.push("D")
    #expect(stage.stack == ["A", "D"])
    stage.settle()
    #expect(
      HeadlessDevice.current.console.map(\.complaint) == [.unexpectedState, .unbalancedAppearance])
  }

  // B1
  @Test func `an unanimated push during a push may be done at once`() {
    let stage = Stage("A", profile: .iOS18.with(.unanimatedPushInMotion, .immediate))
    stage.push("B")
    stage.navigation.pushViewController(stage.screen("C"), animated: false)
    #expect(stage.stack == ["A", "B", "C"])
    stage.push("D")
    stage.push("E")
    #expect(stage.stack == ["A", "B", "C", "D"])
  }

  // B9
  @Test func `on iOS 26 two pops can overlap`() {
    let stage = Stage("A", "B", "C", profile: .iOS26)
    stage.navigation.popViewController(animated: true)
    stage.navigation.popViewController(animated: true)
    #expect(stage.stack == ["A"])
    stage.settle()
    #expect(stage.complaints == [])
  }

  // B9, B11
  @Test(arguments: [SystemGesture.back, .swipeBack])
  func `on iOS 26 a way back brings a running push to its end first`(gesture: SystemGesture) {
    let stage = Stage("A", profile: .iOS26)
    stage.push("B")
    _ = stage.log.take()
    stage.perform(gesture)
    #expect(stage.stack == ["A"])
    #expect(
      stage.log.take().prefix(6) == [
        "A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)", "B.didMove(nav)", "didShow(B)",
        "B.willMove(nil)", "B.viewWillDisappear(isMovingFromParent)",
      ])
  }

  // B9
  @Test(arguments: UIKitKnob.popInMotion.settings)
  func `until iOS 18 Back waits for a running push, whatever becomes of a pop by code`(
    setting: UIKitSetting
  ) {
    let stage = Stage("A", "B", profile: .iOS18.with(.popInMotion, setting))
    stage.push("C")
    stage.perform(.back)
    stage.perform(.back)
    #expect(stage.stack == ["A", "B", "C"])
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(stage.complaints == [])
  }

  // B1, B10
  @Test func `no swipe begins while a push that had to wait follows the one before`() {
    let stage = Stage("A", profile: .iOS26)
    stage.push("B")
    stage.push("C")
    stage.perform(.cancelSwipeBack)
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
  }

  // B10, D13
  @Test(arguments: [(UIKitProfile.iOS18, false), (.iOS26, true)])
  func `a swipe can begin during an animation since iOS 26`(profile: UIKitProfile, can: Bool) {
    let stage = Stage("A", "B", profile: profile)
    stage.push("C")
    #expect(stage.window.systemGestures.contains(.swipeBack) == can)
    #expect(stage.window.systemGestures.contains(.back))
  }

  // B20
  @Test func `a push out of viewWillAppear of a pushed screen nests two animations`() {
    let stage = Stage("A")
    stage.log.when("B.viewWillAppear(isMovingToParent)") { stage.push("C") }
    stage.push("B")
    stage.settle()
    #expect(stage.complaints == ["nested push animation can result in corrupted navigation bar"])
    #expect(stage.stack == ["A", "B", "C"])
  }

  // B7
  @Test func `a pop out of viewWillAppear of a pushed screen nests two animations`() {
    let stage = Stage("A")
    stage.log.when("B.viewWillAppear(isMovingToParent)") {
      stage.navigation.popViewController(animated: true)
    }
    stage.push("B")
    stage.settle()
    #expect(stage.complaints == ["nested pop animation can result in corrupted navigation bar"])
    #expect(stage.stack == ["A"])
  }

  // B4, B5
  @Test func `a presentation during an animation may be refused`() {
    let stage = Stage("A", profile: .iOS18.with(.presentInMotion, .refused))
    stage.push("B").present(stage.screen("S"), animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.complaints.map { $0.hasSuffix("while a presentation is in progress.") } == [true])
  }

  // B4, B5
  @Test func `a presentation during a dismissal may wait for its end`() {
    let stage = Stage("A", profile: .iOS18.with(.presentInMotion, .deferred))
    stage.show("S")
    stage.navigation.dismiss(animated: true)
    stage.navigation.present(stage.screen("T"), animated: true)
    stage.settle()
    #expect(stage.navigation.presentedViewController?.title == "T")
    #expect(stage.complaints == [])
  }

  private func stageInMotion(_ profile: UIKitProfile) -> Stage {
    let stage = Stage("A", "B", profile: profile)
    stage.push("C")
    stage.navigation.popViewController(animated: true)
    return stage
  }
}
