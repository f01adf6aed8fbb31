import HeadlessUIKit
import Testing

@MainActor @Suite struct MainQueueTests {
  @Test func `work for the main queue runs after what is going on, in its order`() {
    let (log, device) = freshDevice()
    DispatchQueue.main.async { log.add("first") }
    DispatchQueue.main.async(qos: .background) { log.add("second") }
    device.clock.schedule(after: .zero) { log.add("third") }
    log.add("now")
    #expect(!device.clock.isIdle)
    #expect(device.clock.waits == [.zero, .zero, .zero])
    device.clock.runDue()
    #expect(log.take() == ["now", "first", "second", "third"])
  }

  @Test func `work that is due later waits for its time`() {
    let (log, device) = freshDevice()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.add("later") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { log.add("sooner") }
    DispatchQueue.main.asyncAfter(deadline: .now()) { log.add("now") }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.add("never") }
    #expect(device.clock.waits == [.zero, .milliseconds(200), .milliseconds(300)])
    device.clock.settle()
    #expect(log.take() == ["now", "sooner", "later"])
    #expect(device.clock.now == .milliseconds(300))
  }

  @Test func `work may ask for more work`() {
    let (log, device) = freshDevice()
    DispatchQueue.main.async {
      log.add("first")
      DispatchQueue.main.async { log.add("second") }
    }
    device.clock.settle()
    #expect(log.take() == ["first", "second"])
  }

  @Test func `work for another queue goes the ordinary way`() async {
    let (_, device) = freshDevice()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
    #expect(device.clock.isIdle)
  }

  @Test func `a work item runs in its time unless it is called off`() {
    let (log, device) = freshDevice()
    let kept = VirtualWorkItem { log.add("kept") }
    kept.notify(queue: .main) { log.add("notified") }
    let cancelled = VirtualWorkItem { log.add("cancelled") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: kept)
    DispatchQueue.main.async(execute: cancelled)
    cancelled.cancel()
    #expect(device.clock.waits == [.zero, .milliseconds(200)])
    device.clock.settle()
    #expect(log.take() == ["kept", "notified"])
  }

  @Test func `work of an earlier launch is dropped`() {
    let (log, _) = freshDevice()
    DispatchQueue.main.async { log.add("late") }
    let next = HeadlessDevice()
    HeadlessDevice.current = next
    next.clock.settle()
    #expect(log.take() == [])
  }

  @Test func `what was put off during a push happens in its order with other work`() {
    let (_, _) = freshDevice()
    let stage = Stage("A")
    stage.push("B")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { stage.push("C") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { stage.push("D") }
    HeadlessDevice.current.clock.advance()
    #expect(stage.stack == ["A", "B"])
    HeadlessDevice.current.clock.advance()
    #expect(stage.stack == ["A", "B", "C"])
    stage.settle()
    #expect(stage.stack == ["A", "B", "C", "D"])
  }

  private func freshDevice() -> (CallbackLog, HeadlessDevice) {
    HeadlessDevice.current = HeadlessDevice()
    return (CallbackLog(), HeadlessDevice.current)
  }
}
