import HeadlessUIKit
import Testing

@MainActor @Suite struct EndsOfChangesTests {
  // C10
  @Test(arguments: [UIKitProfile.iOS18, .iOS26])
  func `since iOS 18 didShow is called after a cancelled swipe`(profile: UIKitProfile) {
    let stage = Stage("A", "B", profile: profile)
    stage.log.when("didShow(B)") {
      let coordinator = stage.navigation.transitionCoordinator
      stage.log.add("cancelled: \(coordinator?.isCancelled == true), stack: \(stage.stack)")
    }
    stage.perform(.cancelSwipeBack)
    stage.settle()
    #expect(
      stage.log.take().suffix(3) == [
        "B.viewDidAppear", "didShow(B)", #"cancelled: true, stack: ["A", "B"]"#,
      ])
  }

  // N4, C7
  @Test func `an unanimated change may be shown in the next turn`() {
    let stage = Stage("A", "B", profile: .iOS18.with(.unanimatedChange, .nextTurn))
    stage.settle()
    _ = stage.log.take()
    stage.navigation.popViewController(animated: false)
    #expect(stage.stack == ["A"])
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.log.take() == ["B.willMove(nil)"])
    stage.settle()
    #expect(
      stage.log.take() == [
        "B.viewWillDisappear(isMovingFromParent)", "A.viewWillAppear", "A.viewIsAppearing",
        "willShow(A, unanimated)", "B.viewDidDisappear(isMovingFromParent)", "B.didMove(nil)",
        "A.viewDidAppear", "didShow(A, unanimated)",
      ])
  }

  // N4
  @Test func `a change that is to be shown later is shown before another one begins`() {
    let stage = Stage("A", profile: .iOS18.with(.unanimatedChange, .nextTurn))
    stage.settle()
    _ = stage.log.take()
    stage.navigation.pushViewController(stage.screen("B"), animated: false)
    stage.push("C")
    #expect(stage.stack == ["A", "B", "C"])
    #expect(stage.log.take().contains("didShow(B, unanimated)"))
    stage.settle()
    #expect(stage.log.take().last == "didShow(C)")
  }

  // F20, G8
  @Test func `an unanimated presentation may end before the call returns`() {
    let stage = Stage("A", profile: .iOS18.with(.unanimatedChange, .atOnce))
    stage.navigation.present(stage.screen("S"), animated: false) { stage.log.add("presented") }
    #expect(stage.log.take().suffix(2) == ["S.viewDidAppear(isBeingPresented)", "presented"])
    stage.navigation.dismiss(animated: false) { stage.log.add("dismissed") }
    #expect(stage.log.take().suffix(2) == ["S.viewDidDisappear(isBeingDismissed)", "dismissed"])
    #expect(stage.navigation.presentedViewController == nil)
  }

  // B16
  @Test(arguments: [true, false])
  func `an unanimated presentation may have a coordinator that says so`(has: Bool) {
    let stage = Stage("A", profile: .iOS18.with(.unanimatedCoordinator, has ? .yes : .no))
    stage.navigation.present(stage.screen("S"), animated: false)
    #expect(stage.navigation.transitionCoordinator?.isAnimated == (has ? false : nil))
    stage.settle()
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  // E14
  @Test(arguments: [true, false])
  func `a dismissed screen may still know its presenter in viewDidDisappear`(knows: Bool) {
    let stage = Stage("A", profile: .iOS18.with(.presenterAfterwards, knows ? .yes : .no))
    let sheet = stage.show("S")
    stage.log.when("S.viewDidDisappear(isBeingDismissed)") {
      #expect((sheet.presentingViewController === stage.navigation) == knows)
    }
    stage.navigation.dismiss(animated: true)
    stage.settle()
    #expect(sheet.presentingViewController == nil)
  }

  // E7
  @Test(arguments: [true, false])
  func `screens that are replaced may hear nothing of it`(areTold: Bool) {
    let stage = Stage("A", "B", profile: .iOS18.with(.replacedMoves, areTold ? .yes : .no))
    stage.navigation.setViewControllers([stage.onStack(0), stage.screen("C")], animated: true)
    stage.settle()
    let heard = stage.log.take().filter { $0.hasPrefix("B.") && $0.contains("Move(") }
    #expect(heard == (areTold ? ["B.willMove(nil)", "B.didMove(nil)"] : []))
  }

  // B19
  @Test(arguments: [true, false])
  func `didShow may come before the coordinator's completion`(isLast: Bool) {
    let stage = Stage("A", profile: .iOS18.with(.didShowLast, isLast ? .yes : .no))
    stage.push("B")
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      stage.log.add("completion")
    }
    stage.settle()
    let end = stage.log.take().suffix(2)
    #expect(end == (isLast ? ["completion", "didShow(B)"] : ["didShow(B)", "completion"]))
  }
}
