import HeadlessUIKit
import Testing

@MainActor @Suite struct SystemGestureTests {
  @Test(arguments: [
    (SystemGesture.back, "back"), (.swipeBack, "swipe back"),
    (.cancelSwipeBack, "swipe back, cancelled"),
    (.holdBack(choosing: 0, title: "Home"), "hold back, choose Home"),
    (.pullSheetDown, "pull sheet down"), (.cancelPullSheetDown, "pull sheet down, cancelled"),
    (.tapOutside, "tap outside"), (.tapTab(1, title: "More"), "tab More"),
    (.press(0, title: "Save"), "press Save"), (.choose(0, title: "OK"), "choose OK"),
  ])
  func `a gesture is called what the user would call it`(gesture: SystemGesture, text: String) {
    #expect(gesture.description == text)
  }

  @Test func `a screen is called by its title, or else by its class`() {
    #expect(Screen("Home", CallbackLog()).displayName == "Home")
    #expect(Screen("", CallbackLog()).displayName == "Screen")
    #expect(MenuViewController().displayName == "Menu")
    #expect(MenuController().displayName == "Menu")
  }
}

private final class MenuViewController: UIViewController {}

private final class MenuController: UIViewController {}
