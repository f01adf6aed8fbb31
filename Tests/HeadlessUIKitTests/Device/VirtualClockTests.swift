import HeadlessUIKit
import Testing

@MainActor @Suite struct VirtualClockTests {
  private let clock = HeadlessDevice().clock
  private let log = CallbackLog()

  @Test func `jobs run by their time, and those of one time in their order`() {
    schedule("second", after: .seconds(2))
    schedule("first", after: .seconds(1))
    schedule("third", after: .seconds(2))
    #expect(clock.waits == [.seconds(1), .seconds(2), .seconds(2)])
    #expect(clock.settle())
    #expect(log.take() == ["first", "second", "third"])
    #expect(clock.now == .seconds(2))
  }

  @Test func `time moves from one job to the next`() {
    schedule("first", after: .seconds(1))
    schedule("second", after: .seconds(3))
    #expect(clock.advance())
    #expect(log.take() == ["first"])
    #expect(clock.now == .seconds(1))
    #expect(clock.waits == [.seconds(2)])
  }

  @Test func `nothing moves an idle clock`() {
    #expect(clock.isIdle)
    #expect(!clock.advance())
    #expect(clock.settle())
    #expect(clock.now == .zero)
  }

  @Test func `a job may schedule another, which waits from then on`() {
    clock.schedule(after: .seconds(1)) { [clock, log] in
      clock.schedule(after: .seconds(1)) { log.add("later") }
      clock.schedule(after: .zero) { log.add("next turn") }
    }
    clock.advance()
    #expect(log.take() == [])
    clock.settle()
    #expect(log.take() == ["next turn", "later"])
    #expect(clock.now == .seconds(2))
  }

  @Test func `settling gives up when jobs never end`() {
    repeatForEver()
    #expect(!clock.settle(withinJobs: 5))
    #expect(clock.now == .seconds(5))
    #expect(!clock.isIdle)
  }

  @Test func `settling is done when the last job allowed is the last there is`() {
    schedule("first", after: .seconds(1))
    schedule("second", after: .seconds(2))
    #expect(clock.settle(withinJobs: 2))
  }

  @Test func `a new device has nothing pending and has printed nothing`() {
    let stage = Stage("A")
    stage.push("B")
    stage.navigation.pushViewController(UINavigationController(), animated: false)
    stage.settle()
    #expect(HeadlessDevice.current.hasCrashed)
    HeadlessDevice.current = HeadlessDevice()
    #expect(HeadlessDevice.current.clock.isIdle)
    #expect(HeadlessDevice.current.console == [])
    #expect(!HeadlessDevice.current.hasCrashed)
  }

  // N2
  @Test func `what comes before the end of an animation sees the new stack and untold screens`() {
    let stage = Stage("A")
    stage.push("B")
    _ = stage.log.take()
    HeadlessDevice.current.clock.schedule(after: .seconds(0.1)) {
      stage.log.add("answer, stack: \(stage.stack.joined(separator: " "))")
    }
    stage.settle()
    #expect(
      stage.log.take() == [
        "answer, stack: A B", "A.viewDidDisappear", "B.viewDidAppear(isMovingToParent)",
        "B.didMove(nav)", "didShow(B)",
      ])
  }

  private func schedule(_ name: String, after delay: Duration) {
    clock.schedule(after: delay) { [log] in log.add(name) }
  }

  private func repeatForEver() {
    clock.schedule(after: .seconds(1)) { repeatForEver() }
  }
}
