import HeadlessUIKit
import Testing

@MainActor @Suite struct UnguardedSwipeTests {
  // D11
  @Test func `without a delegate the swipe begins in spite of a button of one's own`() {
    let stage = Stage("A", "B")
    stage.onStack(1).navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    #expect(!stage.window.systemGestures.contains(.swipeBack))
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    stage.perform(.swipeBack)
    stage.settle()
    #expect(stage.stack == ["A"])
  }

  // D11
  @Test func `without a delegate a swipe at the root leaves the stack stuck until the next one`() {
    let stage = Stage("A")
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    stage.perform(.swipeBack)
    #expect(HeadlessDevice.current.console.map(\.complaint) == [.swipeAtRoot])
    stage.push("B")
    stage.navigation.setViewControllers([stage.screen("C")], animated: false)
    #expect(stage.stack == ["A"])
    stage.perform(.swipeBack)
    stage.push("B")
    #expect(stage.stack == ["A", "B"])
    #expect(HeadlessDevice.current.console.count == 1)
  }

  // D11, D14
  @Test(arguments: [true, false])
  func `a delegate of the app's own decides whether the swipe begins`(mayBegin: Bool) {
    let stage = Stage("A", "B")
    let own = SwipeDelegate(mayBegin: mayBegin)
    stage.navigation.interactivePopGestureRecognizer?.delegate = own
    stage.perform(.swipeBack)
    stage.settle()
    #expect(stage.stack == (mayBegin ? ["A"] : ["A", "B"]))
    #expect(stage.complaints == [])
  }

  // D12
  @Test func `with UIKit's delegate the swipe does not begin at the root`() {
    #expect(Stage("A").window.systemGestures == [])
  }
}

private final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  private let mayBegin: Bool

  init(mayBegin: Bool) {
    self.mayBegin = mayBegin
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
}
