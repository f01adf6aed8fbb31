import HeadlessUIKit
import Testing

@MainActor @Suite struct VirtualTimerTests {
  @Test func `a timer fires once its time has passed`() {
    let (log, device) = freshDevice()
    let timer = VirtualTimer.scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
      log.add("fired, valid: \(timer.isValid)")
    }
    device.clock.settle()
    #expect(log.take() == [])
    #expect(device.clock.longWaits.map(\.title) == ["wait 2 s"])
    device.clock.endWait(at: 0)
    #expect(log.take() == ["fired, valid: false"])
    #expect(device.clock.longWaits.isEmpty)
    timer.fire()
    #expect(log.take() == [])
  }

  @Test func `a repeating timer that is slow is waited for again and again`() {
    let (log, device) = freshDevice()
    let timer = VirtualTimer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
      log.add("fired")
    }
    for _ in 0..<2 {
      device.clock.settle()
      #expect(device.clock.longWaits.map(\.title) == ["wait 60 s"])
      #expect(log.take() == [])
      device.clock.endWait(at: 0)
      #expect(log.take() == ["fired"])
    }
    timer.invalidate()
    #expect(device.clock.longWaits.isEmpty)
  }

  @Test func `a repeating timer that is quick fires once whenever the app comes to rest`() {
    let (log, device) = freshDevice()
    let timer = VirtualTimer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      log.add("fired")
    }
    #expect(device.clock.settle())
    #expect(log.take() == ["fired"])
    #expect(device.clock.isIdle)
    device.clock.settle()
    #expect(log.take() == ["fired"])
    timer.invalidate()
    device.clock.settle()
    #expect(log.take() == [])
  }

  @Test func `a timer that is invalidated in time does not fire`() {
    let (log, device) = freshDevice()
    let timer = VirtualTimer(timeInterval: 0.1, repeats: false) { _ in log.add("fired") }
    RunLoop.main.add(timer, forMode: .common)
    timer.invalidate()
    device.clock.settle()
    #expect(log.take() == [])
  }

  @Test func `a timer calls its target's method and keeps the target alive`() {
    let (log, device) = freshDevice()
    weak var weakly: Target?
    let timer: VirtualTimer
    do {
      let target = Target(log)
      weakly = target
      timer = VirtualTimer.scheduledTimer(
        timeInterval: 0.2, target: target, selector: Selector("tick:", Target.tick(_:)),
        userInfo: "told", repeats: true)
    }
    #expect(weakly != nil)
    device.clock.settle()
    #expect(log.take() == ["told"])
    timer.invalidate()
    device.clock.settle()
    #expect(weakly == nil)
  }

  private func freshDevice() -> (CallbackLog, HeadlessDevice) {
    HeadlessDevice.current = HeadlessDevice()
    return (CallbackLog(), HeadlessDevice.current)
  }
}

@MainActor private final class Target {
  private let log: CallbackLog

  init(_ log: CallbackLog) {
    self.log = log
  }

  func tick(_ timer: VirtualTimer) { log.add(timer.userInfo as? String ?? "") }
}
