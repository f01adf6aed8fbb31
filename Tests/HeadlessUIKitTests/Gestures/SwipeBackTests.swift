import HeadlessUIKit
import Testing

@MainActor @Suite struct SwipeBackTests {
  // Golden sequence 3. C9, D3, D5, D6, D7, E10.
  @Test func `a cancelled swipe shows the screen again and tells the delegate nothing more`() {
    let stage = Stage("A", "B")
    recordFinger(on: stage)
    stage.perform(.cancelSwipeBack)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear(isMovingFromParent)", "A.viewWillAppear",
        "A.viewIsAppearing", "willShow(A)", "finger up, cancelled: true, stack: A",
      ])
    #expect(stage.stack == ["A", "B"])
    stage.settle()
    #expect(
      stage.log.take() == [
        "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear",
      ])
    #expect(stage.onStack(1).parent === stage.navigation)
  }

  // C11, D3, D4, D7
  @Test func `a finished swipe tells what a tap on Back tells`() {
    let stage = Stage("A", "B")
    recordFinger(on: stage)
    stage.perform(.swipeBack)
    stage.settle()
    #expect(stage.stack == ["A"])
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear(isMovingFromParent)", "A.viewWillAppear",
        "A.viewIsAppearing", "willShow(A)", "finger up, cancelled: false, stack: A",
        "B.viewDidDisappear(isMovingFromParent)", "B.didMove(nil)", "A.viewDidAppear",
        "didShow(A)",
      ])
  }

  // D7, D8
  @Test func `a tap on Back lifts no finger`() {
    let stage = Stage("A", "B")
    recordFinger(on: stage)
    stage.perform(.back)
    stage.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("finger up") })
  }

  // D9
  @Test(arguments: [(SystemGesture.swipeBack, false), (.cancelSwipeBack, true)])
  func `the finger that is lifted is told under the old name as well`(
    gesture: SystemGesture, cancelled: Bool
  ) {
    let stage = Stage("A", "B")
    stage.log.when("willShow(A)") {
      stage.navigation.transitionCoordinator?.notifyWhenInteractionEnds { context in
        stage.log.add("cancelled: \(context.isCancelled)")
      }
    }
    stage.perform(gesture)
    #expect(stage.log.take().last == "cancelled: \(cancelled)")
    stage.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("cancelled") })
  }

  // D3, E10
  @Test func `a screen finds itself off the stack already when the swipe begins`() {
    let stage = Stage("A", "B")
    let top = stage.onStack(1)
    stage.log.when("B.viewWillDisappear(isMovingFromParent)") {
      #expect(stage.stack == ["A"])
      #expect(top.navigationController === stage.navigation)
    }
    stage.perform(.cancelSwipeBack)
    #expect(stage.log.take().contains("B.viewWillDisappear(isMovingFromParent)"))
    #expect(stage.stack == ["A", "B"])
    #expect(top.navigationController === stage.navigation)
  }

  // B18, C9
  @Test func `a closure beside a cancelled swipe learns that it was`() {
    let stage = Stage("A", "B")
    stage.log.when("willShow(A)") {
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        stage.log.add("completion(cancelled: \(context.isCancelled))")
      }
    }
    stage.perform(.cancelSwipeBack)
    stage.settle()
    #expect(stage.log.take().last == "completion(cancelled: true)")
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  // B1, N3
  @Test(arguments: [SystemGesture.swipeBack, .cancelSwipeBack])
  func `a push during a swipe waits for its end`(gesture: SystemGesture) {
    let stage = Stage("A", "B")
    stage.perform(gesture)
    let stack = stage.stack
    stage.push("C")
    #expect(stage.stack == stack)
    stage.settle()
    #expect(stage.stack == stack + ["C"])
  }

  // B21
  @Test(arguments: [SystemGesture.back, .swipeBack, .cancelSwipeBack])
  func `an animation that began under a finger says so to its end`(gesture: SystemGesture) {
    let stage = Stage("A", "B")
    stage.log.when("willShow(A)") {
      let coordinator = stage.navigation.transitionCoordinator
      record(coordinator, on: stage)
      coordinator?.animate(alongsideTransition: nil) { record($0, on: stage) }
    }
    stage.perform(gesture)
    stage.settle()
    let isSwipe = gesture != .back
    #expect(
      stage.log.take().filter { $0.hasPrefix("animated") } == [
        "animated: true, initially: \(isSwipe), now: \(isSwipe)",
        "animated: true, initially: \(isSwipe), now: false",
      ])
  }

  // D2
  @Test(arguments: [SystemGesture.back, .swipeBack, .cancelSwipeBack])
  func `a tap on Back and a swipe ask the navigation controller for a pop`(gesture: SystemGesture) {
    let stage = Stage()
    let navigation = PopRecorder(rootViewController: stage.screen("X"))
    navigation.pushViewController(stage.screen("Y"), animated: false)
    stage.window.rootViewController = navigation
    stage.perform(gesture)
    let isSwipe = gesture != .back
    #expect(navigation.pops == [isSwipe ? "under a finger" : "tapped"])
    navigation.refuses = true
    stage.settle()
    navigation.pushViewController(stage.screen("Z"), animated: false)
    stage.perform(gesture)
    #expect(navigation.topViewController?.title == "Z")
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  private func record(
    _ context: (any UIViewControllerTransitionCoordinatorContext)?, on stage: Stage
  ) {
    guard let context else { return }
    stage.log.add(
      "animated: \(context.isAnimated), initially: \(context.initiallyInteractive), "
        + "now: \(context.isInteractive)")
  }

  private func recordFinger(on stage: Stage) {
    stage.log.when("willShow(A)") {
      stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
        let stack = stage.stack.joined(separator: " ")
        stage.log.add("finger up, cancelled: \(context.isCancelled), stack: \(stack)")
      }
    }
  }
}

private final class PopRecorder: UINavigationController {
  var pops: [String] = []
  var refuses = false

  override func popViewController(animated: Bool) -> UIViewController? {
    if refuses { return nil }
    let popped = super.popViewController(animated: animated)
    pops.append(transitionCoordinator?.isInteractive == true ? "under a finger" : "tapped")
    return popped
  }
}
