import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimationEndTests {
  @Test func `an animation of views makes its changes at once and ends in time`() {
    let stage = Stage("A")
    let view = UIView()
    UIView.animate(withDuration: 0.3, delay: 0.1) {
      view.tag = 1
    } completion: { finished in
      stage.log.add("finished: \(finished)")
    }
    #expect(view.tag == 1)
    #expect(HeadlessDevice.current.clock.waits == [.milliseconds(400)])
    stage.settle()
    #expect(stage.log.take() == ["finished: true"])
  }

  @Test func `an animation without a length ends in the next turn`() {
    let stage = Stage("A")
    UIView.animate(withDuration: 0, animations: {}, completion: { _ in stage.log.add("ended") })
    #expect(stage.log.take() == [])
    HeadlessDevice.current.clock.runDue()
    #expect(stage.log.take() == ["ended"])
  }

  @Test func `one view takes the place of another`() {
    HeadlessDevice.current = HeadlessDevice()
    let (host, old, new) = (UIView(), UIView(), UIView())
    host.addSubview(old)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(host.subviews == [new])
  }

  // C18
  @Test func `a transaction tells of the end of a push, which tells nobody by itself`() {
    let stage = Stage("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.log.add("completion") }
    stage.push("B")
    CATransaction.commit()
    stage.settle()
    #expect(stage.log.take().suffix(2) == ["didShow(B)", "completion"])
  }

  @Test func `a transaction without animations completes at once`() {
    let stage = Stage("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.log.add("completion") }
    stage.navigation.pushViewController(stage.screen("B"), animated: false)
    CATransaction.commit()
    #expect(stage.log.take().last == "completion")
  }

  @Test
  func `a transaction waits for the longest of its animations, in transactions inside it too`() {
    let stage = Stage("A")
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.log.add("outer") }
    UIView.animate(withDuration: 1, animations: {}, completion: { _ in stage.log.add("1 s") })
    CATransaction.begin()
    CATransaction.setCompletionBlock { stage.log.add("inner") }
    UIView.animate(withDuration: 2, animations: {}, completion: { _ in stage.log.add("2 s") })
    CATransaction.commit()
    CATransaction.commit()
    stage.settle()
    #expect(stage.log.take() == ["1 s", "2 s", "outer", "inner"])
  }

  @Test func `a completion outside of a transaction waits for the animations of the turn`() {
    let stage = Stage("A")
    CATransaction.setCompletionBlock { stage.log.add("completion") }
    stage.push("B")
    stage.settle()
    #expect(stage.log.take().last == "completion")
  }
}
