import HeadlessUIKit
import Testing

@MainActor @Suite struct BackMenuTests {
  // Golden sequence 4. C8, D15, D17, E6.
  @Test func `a choice from the back menu is one pop of all above it`() {
    let stage = Stage("A", "B", "C", "D")
    let top = stage.onStack(3)
    stage.log.when("D.viewWillDisappear(isMovingFromParent)") {
      #expect(stage.navigation.topViewController?.title == "A")
    }
    stage.perform(.holdBack(choosing: 0, title: "A"))
    let coordinator = stage.navigation.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === top)
    #expect(
      stage.log.take() == [
        "D.willMove(nil)", "D.viewWillDisappear(isMovingFromParent)", "A.viewWillAppear",
        "A.viewIsAppearing", "willShow(A)",
      ])
    stage.settle()
    #expect(
      stage.log.take() == [
        "D.viewDidDisappear(isMovingFromParent)", "D.didMove(nil)", "C.didMove(nil)",
        "B.didMove(nil)", "A.viewDidAppear", "didShow(A)",
      ])
  }

  // D15
  @Test func `the back menu lists all lower screens, nearest first`() {
    let stage = Stage("A", "B", "C")
    let menu = stage.window.systemGestures.filter { $0.description.hasPrefix("hold") }
    #expect(
      menu == [.holdBack(choosing: 1, title: "B"), .holdBack(choosing: 0, title: "A")])
  }

  // D15
  @Test func `the back menu is left out where it would do what Back does`() {
    let stage = Stage("A", "B")
    #expect(!stage.window.systemGestures.contains { $0.description.hasPrefix("hold") })
  }

  @Test func `the back menu does not open while an animation runs`() {
    let stage = Stage("A", "B")
    stage.push("C")
    #expect(stage.window.systemGestures == [.back])
  }

  @Test func `the back menu calls a screen by the text of its back button`() {
    let stage = Stage("A", "B", "C")
    stage.onStack(0).navigationItem.backButtonTitle = "Start"
    #expect(stage.window.systemGestures.contains(.holdBack(choosing: 0, title: "Start")))
  }

  // D19
  @Test func `nothing but the loss of Back itself takes the back menu away`() {
    let stage = Stage("A", "B", "C")
    let item = stage.onStack(2).navigationItem
    item.backButtonTitle = ""
    item.leftItemsSupplementBackButton = true
    stage.onStack(2).isModalInPresentation = true
    stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(
      stage.window.systemGestures == [
        .back, .holdBack(choosing: 1, title: "B"), .holdBack(choosing: 0, title: "A"),
      ])
    item.hidesBackButton = true
    #expect(stage.window.systemGestures == [])
  }

  // D18
  @Test func `the back menu asks for a pop to the chosen screen`() {
    let stage = Stage()
    let navigation = PopToRecorder()
    navigation.viewControllers = ["X", "Y", "Z"].map(stage.screen)
    stage.window.rootViewController = navigation
    stage.perform(.holdBack(choosing: 0, title: "X"))
    #expect(navigation.pops == ["X"])
  }
}

private final class PopToRecorder: UINavigationController {
  var pops: [String] = []

  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    pops.append(viewController.displayName)
    return super.popToViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    pops.append("back")
    return super.popViewController(animated: animated)
  }
}
