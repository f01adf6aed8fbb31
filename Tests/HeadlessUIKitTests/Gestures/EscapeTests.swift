import HeadlessUIKit
import Testing

/// VoiceOver's gesture for going back.
@MainActor @Suite struct EscapeTests {
  private final class Stubborn: UIViewController {
    override func accessibilityPerformEscape() -> Bool { true }
  }

  // D20
  @Test func `the escape gesture goes back where there is a back button`() {
    let stage = Stage("A", "B")
    #expect(stage.window.performEscape())
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(!stage.window.performEscape())
  }

  // D20
  @Test func `the escape gesture pulls a sheet down`() {
    let sheet = SheetStage()
    #expect(sheet.stage.window.performEscape())
    sheet.settle()
    #expect(sheet.log.take().filter { $0.contains("ismiss") }.suffix(1) == ["didDismiss"])
    #expect(sheet.navigation.presentedViewController == nil)
  }

  // D20
  @Test func `the escape gesture leaves what covers the whole screen`() {
    let stage = Stage("A")
    let screen = stage.show("S", as: .fullScreen)
    #expect(!stage.window.performEscape())
    #expect(stage.navigation.presentedViewController === screen)
  }

  // D20
  @Test func `a screen may handle the escape gesture itself`() {
    let stage = Stage("A")
    stage.navigation.pushViewController(Stubborn(), animated: false)
    #expect(stage.window.performEscape())
    #expect(stage.stack.count == 2)
  }
}
