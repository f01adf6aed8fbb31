import HeadlessUIKit
import Testing

@MainActor @Suite struct WindowVisibilityTests {
  @Test func `a window that is hidden takes its root off the screen`() {
    let stage = Stage("A")
    stage.window.isHidden = true
    #expect(stage.log.take().suffix(2) == ["nav.viewDidDisappear", "A.viewDidDisappear"])
    #expect(!stage.window.isKeyWindow)
    stage.window.isHidden = false
    #expect(stage.log.take().last == "didShow(A, unanimated)")
    #expect(!stage.window.isKeyWindow)
  }

  @Test func `there is one key window`() {
    let stage = Stage("A")
    let other = UIWindow(frame: .zero)
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow && !stage.window.isKeyWindow)
    stage.window.makeKey()
    #expect(!other.isKeyWindow && stage.window.isKeyWindow)
    #expect(UIApplication.shared.windows == [stage.window, other])
  }
}
