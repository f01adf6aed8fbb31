import HeadlessUIKit
import Testing

@MainActor @Suite struct ReplacementTests {
  // A12
  @Test(arguments: [
    (["A", "B"], "pop"), (["A"], "pop"), (["X", "A"], "pop"), (["A", "B", "X"], "push"),
    (["X"], "push"), (["A", "C"], nil), (["X", "C"], nil),
  ])
  func `a new top that was on the stack comes by a pop, any other by a push`(
    titles: [String], kind: String?
  ) {
    let stage = Stage("A", "B", "C")
    let old = stage.navigation.viewControllers
    let new = titles.map { title in old.first { $0.title == title } ?? stage.screen(title) }
    stage.navigation.setViewControllers(new, animated: true)
    #expect(stage.stack == titles)
    #expect(stage.runningKind == kind)
  }

  // A11, E7
  @Test func `setting the stack is not animated`() {
    let stage = Stage("A")
    stage.navigation.viewControllers = [stage.screen("X"), stage.screen("Y")]
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(HeadlessDevice.current.clock.isIdle)
    #expect(
      stage.log.take() == [
        "X.willMove(nav)", "Y.willMove(nav)", "A.willMove(nil)", "Y.viewDidLoad",
        "A.viewWillDisappear(isMovingFromParent)", "Y.viewWillAppear(isMovingToParent)",
        "Y.viewIsAppearing(isMovingToParent)", "willShow(Y, unanimated)",
        "A.viewDidDisappear(isMovingFromParent)", "A.didMove(nil)",
        "Y.viewDidAppear(isMovingToParent)", "X.didMove(nav)", "Y.didMove(nav)",
        "didShow(Y, unanimated)",
      ])
  }

  // A22
  @Test func `a change below the top lets the top notice nothing`() {
    let stage = Stage("A", "B", "C")
    let stack = [stage.screen("X"), stage.onStack(0), stage.onStack(2)]
    stage.navigation.setViewControllers(stack, animated: true)
    #expect(stage.stack == ["X", "A", "C"])
    #expect(stage.log.take() == ["X.willMove(nav)", "B.didMove(nil)", "X.didMove(nav)"])
    #expect(HeadlessDevice.current.clock.isIdle)
  }

  // A13
  @Test func `a stack with a screen twice ends the app`() {
    let stage = Stage("A", "B")
    let twice = stage.screen("X")
    stage.navigation.setViewControllers([twice, twice], animated: false)
    #expect(
      stage.complaints == [
        "NSInternalInconsistencyException: All view controllers in a navigation controller must be "
          + "distinct"
      ])
    #expect(stage.stack == ["A", "B"])
  }

  // A14
  @Test(arguments: [true, false])
  func `a stack may be emptied`(animated: Bool) {
    let stage = Stage("A", "B")
    stage.navigation.setViewControllers([], animated: animated)
    stage.settle()
    #expect(stage.navigation.topViewController == nil)
    #expect(stage.complaints == [])
  }

  // A23
  @Test func `off screen the stack changes at once and without a callback of appearance`() {
    let stage = Stage("A")
    let other = RecordingNavigationController("other", stage.log)
    other.delegate = stage.delegate
    other.pushViewController(stage.screen("X"), animated: true)
    other.pushViewController(stage.screen("Y"), animated: true)
    #expect(other.popViewController(animated: true)?.title == "Y")
    #expect(
      stage.log.take() == [
        "X.willMove(other)", "X.didMove(other)", "Y.willMove(other)", "Y.didMove(other)",
        "Y.willMove(nil)", "Y.didMove(nil)",
      ])
    #expect(HeadlessDevice.current.clock.isIdle)
    #expect(other.transitionCoordinator == nil)
  }

  // A23
  @Test func `off screen too a push in the middle of another follows it`() {
    let stage = Stage("A")
    let other = RecordingNavigationController("other", stage.log)
    stage.log.when("X.willMove(other)") {
      other.pushViewController(stage.screen("Y"), animated: true)
    }
    other.pushViewController(stage.screen("X"), animated: true)
    #expect(
      stage.log.take() == [
        "X.willMove(other)", "X.didMove(other)", "Y.willMove(other)", "Y.didMove(other)",
      ])
    #expect(other.viewControllers.map(\.displayName) == ["X", "Y"])
  }
}
