import HeadlessUIKit
import Testing

/// What becomes of requests that do nothing.
@MainActor @Suite struct NothingDoneKnobTests {
  // A10
  @Test(arguments: [UIKitSetting.no, .yes])
  func `a pop to the root at the root returns nil, or an empty list`(_ setting: UIKitSetting) {
    let stage = Stage("A")
    stage.change(to: .iOS17.with(.emptyPop, setting))
    let popped = stage.navigation.popToRootViewController(animated: true)
    #expect(popped == (setting == .yes ? [] : nil))
    #expect(stage.hasConsulted(.emptyPop))
  }

  @Test func `a pop of something does not ask`() {
    let stage = Stage("A", "B")
    stage.change(to: .iOS17)
    stage.navigation.popToRootViewController(animated: true)
    #expect(!stage.hasConsulted(.emptyPop))
  }

  // G7
  @Test(arguments: [UIKitSetting.no, .yes])
  func `a dismissal of nothing runs its completion, or not`(_ setting: UIKitSetting) {
    let stage = Stage("A")
    stage.change(to: .iOS17.with(.idleDismissal, setting))
    stage.navigation.dismiss(animated: true)
    #expect(!stage.hasConsulted(.idleDismissal))
    stage.navigation.dismiss(animated: true) { stage.log.add("completion") }
    #expect(stage.log.take() == (setting == .yes ? ["completion"] : []))
    #expect(stage.hasConsulted(.idleDismissal))
  }

  // B5
  @Test(arguments: [UIKitSetting.no, .yes])
  func `a refused presentation runs its completion at once, or never`(_ setting: UIKitSetting) {
    let stage = Stage("A")
    stage.show("S")
    stage.change(to: .iOS17.with(.refusedCompletion, setting))
    stage.navigation.present(stage.screen("T"), animated: true)
    #expect(!stage.hasConsulted(.refusedCompletion))
    stage.navigation.present(stage.screen("T"), animated: true) { stage.log.add("completion") }
    #expect(stage.log.take() == (setting == .yes ? ["completion"] : []))
    #expect(stage.hasConsulted(.refusedCompletion))
  }

  // F10
  @Test(arguments: [UIKitSetting.no, .yes])
  func `a presentation by a screen off screen runs its completion at once, or never`(
    _ setting: UIKitSetting
  ) {
    let stage = Stage("A")
    stage.change(to: .iOS17.with(.refusedCompletion, setting))
    stage.screen("B").present(stage.screen("T"), animated: true) { stage.log.add("completion") }
    #expect(stage.log.take() == (setting == .yes ? ["completion"] : []))
  }

  // B6
  @Test(arguments: [UIKitSetting.no, .yes])
  func `a refused dismissal runs its completion at once, or never`(_ setting: UIKitSetting) {
    let stage = Stage("A")
    let sheet = stage.show("S")
    stage.change(to: .iOS17.with(.refusedCompletion, setting))
    sheet.dismiss(animated: true)
    _ = stage.log.take()
    sheet.dismiss(animated: true) { stage.log.add("completion") }
    #expect(stage.log.take() == (setting == .yes ? ["completion"] : []))
  }
}
