import HeadlessUIKit
import Testing

@MainActor @Suite struct BackAvailabilityTests {
  private let back: [SystemGesture] = [.back, .swipeBack, .cancelSwipeBack]

  // D10
  @Test func `a screen over another can be left by a tap and by a swipe`() {
    #expect(Stage("A", "B").window.systemGestures == back)
  }

  // D12
  @Test func `the root cannot be left`() {
    #expect(Stage("A").window.systemGestures == [])
  }

  // D10
  @Test func `a screen without a back button cannot be left, by a swipe neither`() {
    let stage = Stage("A", "B")
    stage.onStack(1).navigationItem.setHidesBackButton(true, animated: false)
    #expect(stage.window.systemGestures == [])
  }

  // D10
  @Test func `a screen under a hidden bar cannot be left, by a swipe neither`() {
    let stage = Stage("A", "B")
    stage.navigation.setNavigationBarHidden(true, animated: false)
    #expect(stage.window.systemGestures == [])
  }

  // D10
  @Test(arguments: [true, false])
  func `a left button takes the place of Back and of the swipe unless it supplements it`(
    supplements: Bool
  ) {
    let stage = Stage("A", "B")
    let item = stage.onStack(1).navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "Close", primaryAction: UIAction { _ in })
    item.leftItemsSupplementBackButton = supplements
    let gestures = stage.window.systemGestures
    #expect(gestures == (supplements ? back : []) + [.press(0, title: "Close")])
  }

  @Test func `an app can switch the swipe off alone`() {
    let stage = Stage("A", "B")
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(stage.window.systemGestures == [.back])
  }

  // D13
  @Test func `a swipe does not begin while an animation runs, but Back can be tapped`() {
    let stage = Stage("A")
    stage.push("B")
    #expect(stage.window.systemGestures == [.back])
    stage.settle()
    #expect(stage.window.systemGestures == back)
  }

  @Test func `asking what the user can do changes nothing`() {
    let stage = Stage("A", "B", "C")
    _ = stage.window.systemGestures
    for screen in stage.navigation.viewControllers {
      #expect(stage.part("item", of: screen) as? UINavigationItem == nil)
    }
  }
}
