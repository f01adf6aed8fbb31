import HeadlessUIKit
import Testing

@MainActor @Suite struct TransitionCoordinatorTests {
  // B13, B14
  @Test(arguments: StackRequest.allCases)
  func `there is a coordinator until an animated change has ended, and none otherwise`(
    request: StackRequest
  ) {
    let stage = Stage("A", "B", "C")
    request.perform(on: stage)
    #expect((stage.navigation.transitionCoordinator != nil) == request.isAnimated)
    #expect((stage.onStack(0).transitionCoordinator != nil) == request.isAnimated)
    stage.settle()
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  // B13
  @Test func `there is a coordinator while something is presented or dismissed`() {
    let stage = Stage("A")
    let sheet = stage.screen("S")
    stage.navigation.present(sheet, animated: true)
    #expect(stage.navigation.transitionCoordinator != nil)
    #expect(sheet.transitionCoordinator === stage.navigation.transitionCoordinator)
    stage.settle()
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.navigation.dismiss(animated: true)
    #expect(sheet.transitionCoordinator?.viewController(forKey: .from) === sheet)
    stage.settle()
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  // B15
  @Test func `inside a sheet that comes the coordinator is the one of the sheet`() {
    let stage = Stage("A")
    let inside = UINavigationController(rootViewController: stage.screen("X"))
    inside.delegate = stage.delegate
    stage.log.when("didShow(X)") {
      let coordinator = inside.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .from) === stage.navigation)
      #expect(coordinator?.viewController(forKey: .to) === inside)
    }
    stage.navigation.present(inside, animated: true)
    #expect(inside.topViewController?.transitionCoordinator != nil)
    stage.settle()
    #expect(stage.log.take().contains("didShow(X)"))
  }

  // C6
  @Test(arguments: ["willShow(A)", "didShow(A)"])
  func `in the delegate the coordinator names what leaves and what comes`(callback: String) {
    let stage = Stage("A", "B")
    let leaving = stage.onStack(1)
    stage.log.when(callback) {
      let coordinator = stage.navigation.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .from) === leaving)
      #expect(coordinator?.viewController(forKey: .to) === stage.onStack(0))
    }
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(stage.log.take().contains(callback))
  }

  // B18, B19
  @Test func `a closure beside an animation runs at once and its completion at the end`() {
    let stage = Stage("A")
    stage.push("B")
    _ = stage.log.take()
    stage.navigation.transitionCoordinator?.animate { _ in
      stage.log.add("animation")
    } completion: { context in
      stage.log.add("completion(cancelled: \(context.isCancelled))")
    }
    #expect(stage.log.take() == ["animation"])
    stage.settle()
    #expect(
      stage.log.take() == [
        "A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)", "B.didMove(nav)",
        "completion(cancelled: false)", "didShow(B)",
      ])
  }

  // B18
  @Test func `a completion that is added in didShow still runs`() {
    let stage = Stage("A")
    stage.log.when("didShow(B)") {
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stage.log.add("completion")
      }
    }
    stage.push("B")
    stage.settle()
    #expect(stage.log.take().last == "completion")
  }

  // N5
  @Test func `a coordinator knows how long its animation takes and how it looks`() {
    let stage = Stage("A")
    stage.push("B")
    #expect(stage.navigation.transitionCoordinator?.transitionDuration == 0.35)
    #expect(
      stage.navigation.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
    stage.settle()
    stage.navigation.present(stage.screen("S"), animated: true)
    #expect(stage.navigation.transitionCoordinator?.transitionDuration == 0.4)
    #expect(stage.navigation.transitionCoordinator?.presentationStyle == .pageSheet)
  }
}
