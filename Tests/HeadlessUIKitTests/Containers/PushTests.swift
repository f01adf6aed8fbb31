import HeadlessUIKit
import Testing

@MainActor @Suite struct PushTests {
  // Golden sequence 1. C2, E1, E2, E4, E8, E9.
  @Test func `an animated push tells both screens and the delegate, one step at a time`() {
    let stage = Stage("A")
    stage.push("B")
    #expect(
      stage.log.take() == [
        "B.willMove(nav)", "B.viewDidLoad", "A.viewWillDisappear",
        "B.viewWillAppear(isMovingToParent)", "B.viewIsAppearing(isMovingToParent)",
        "willShow(B)",
      ])
    stage.settle()
    #expect(
      stage.log.take() == [
        "A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)", "B.didMove(nav)", "didShow(B)",
      ])
  }

  // A1
  @Test(arguments: [true, false])
  func `a push changes the stack before it returns`(animated: Bool) {
    let stage = Stage("A")
    let screen = stage.screen("B")
    stage.navigation.pushViewController(screen, animated: animated)
    #expect(stage.stack == ["A", "B"])
    #expect(screen.navigationController === stage.navigation)
  }

  // A16
  @Test func `the last of the stack is its top`() {
    let stage = Stage("A", "B", "C")
    #expect(stage.navigation.topViewController === stage.navigation.viewControllers.last)
    #expect(stage.navigation.topViewController?.title == "C")
  }

  // A2
  @Test func `a push of a screen that is on the stack ends the app`() {
    let stage = Stage("A", "B")
    stage.navigation.pushViewController(stage.onStack(0), animated: true)
    #expect(
      stage.complaints == [
        "NSInvalidArgumentException: <RecordingNavigationController> is pushing the same view "
          + "controller instance (<Screen>) more than once which is not supported and is most "
          + "likely an error in the application"
      ])
    #expect(HeadlessDevice.current.hasCrashed)
    #expect(stage.stack == ["A", "B"])
  }

  // A3
  @Test func `a push of a navigation controller ends the app`() {
    let stage = Stage("A")
    stage.navigation.pushViewController(UINavigationController(), animated: true)
    #expect(
      stage.complaints == [
        "NSInvalidArgumentException: Pushing a navigation controller is not supported"
      ])
    #expect(stage.stack == ["A"])
  }

  // A18
  @Test func `a navigation controller pushes the root that it is created with`() {
    let root = UIViewController()
    let navigation = PushCounter(rootViewController: root)
    #expect(navigation.pushes == ["unanimated"])
    #expect(navigation.viewControllers == [root])
  }

  // A21
  @Test func `showing a screen inside a navigation controller pushes it`() {
    let stage = Stage("A")
    stage.onStack(0).show(stage.screen("B"), sender: nil)
    stage.navigation.show(stage.screen("C"), sender: nil)
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
  }

  // B1
  @Test func `a push from inside a callback of a push waits for that one's end`() {
    let stage = Stage("A")
    stage.log.when("B.viewDidLoad") { stage.push("C") }
    stage.push("B")
    #expect(stage.stack == ["A", "B"])
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
  }
}

private final class PushCounter: UINavigationController {
  var pushes: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushes.append(animated ? "animated" : "unanimated")
    super.pushViewController(viewController, animated: animated)
  }
}
