import HeadlessUIKit
import Testing

@MainActor @Suite struct CustomStackAnimationTests {
  @Test func `a push runs the app's animation before it ends`() {
    let (stage, _) = animatedStage()
    stage.push("B")
    #expect(stage.log.take().last == "push from A to B")
    #expect(stage.navigation.transitionCoordinator?.transitionDuration == 0.5)
    #expect(HeadlessDevice.current.clock.waits == [.milliseconds(500)])
    stage.settle()
    #expect(
      stage.log.take() == [
        "A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)", "B.didMove(nav)", "didShow(B)",
        "push ended, completed: true",
      ])
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  @Test func `a pop and a replacement run the app's animation`() {
    let (stage, _) = animatedStage()
    stage.push("B")
    stage.settle()
    stage.navigation.popViewController(animated: true)
    stage.settle()
    stage.navigation.setViewControllers([stage.screen("C")], animated: true)
    stage.settle()
    let animations = stage.log.take().filter { $0.contains(" from ") }
    #expect(animations == ["push from A to B", "pop from B to A", "push from A to C"])
  }

  @Test func `what is not animated asks for no animation`() {
    let (stage, _) = animatedStage()
    stage.navigation.pushViewController(stage.screen("B"), animated: false)
    #expect(!stage.log.take().contains { $0.contains(" from ") })
  }

  @Test func `changes wait until the app says that its animation has ended`() {
    let (stage, _) = animatedStage()
    stage.push("B")
    stage.push("C")
    HeadlessDevice.current.clock.advance()
    #expect(stage.stack == ["A", "B"])
    stage.settle()
    #expect(stage.stack == ["A", "B", "C"])
  }

  @Test(arguments: [true, false])
  func `a pop under the app's own gesture is finished or cancelled by it`(finishes: Bool) {
    let (stage, delegate) = animatedStage()
    stage.push("B")
    stage.settle()
    _ = stage.log.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    #expect(driver.duration == 0.5)
    driver.update(0.4)
    #expect(driver.percentComplete == 0.4)
    if finishes { driver.finish() } else { driver.cancel() }
    #expect(stage.navigation.transitionCoordinator?.isCancelled == !finishes)
    stage.settle()
    #expect(stage.stack == (finishes ? ["A"] : ["A", "B"]))
    #expect(stage.log.take().last == "pop ended, completed: \(finishes)")
  }

  @Test func `a push that the app's gesture cancels leaves no trace on the stack`() {
    let (stage, delegate) = animatedStage()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    let screen = stage.push("B")
    #expect(stage.stack == ["A", "B"])
    driver.cancel()
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(screen.parent == nil)
    #expect(
      stage.log.take().suffix(6) == [
        "B.viewDidDisappear", "B.didMove(nil)", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "push ended, completed: false",
      ])
  }

  @Test func `an animation that is told not to complete puts the stack back`() {
    let (stage, _) = animatedStage()
    final class Stubborn: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(false)
      }
    }
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Stubborn() }
    }
    let stubborn = Delegate()
    stage.navigation.delegate = stubborn
    stage.push("B")
    #expect(stage.stack == ["A", "B"])
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  private func animatedStage() -> (Stage, AnimatingDelegate) {
    let stage = Stage("A")
    let delegate = AnimatingDelegate(stage.log)
    stage.navigation.delegate = delegate
    stage.navigation.companion = delegate
    return (stage, delegate)
  }
}
