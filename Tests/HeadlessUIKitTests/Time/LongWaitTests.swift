import HeadlessUIKit
import Testing

@MainActor @Suite struct LongWaitTests {
  private let clock = HeadlessDevice().clock
  private let log = CallbackLog()

  @Test func `a delay no longer than an animation ends by itself, a longer one when it is told to`()
  {
    postpone("short", by: .milliseconds(500))
    postpone("long", by: .milliseconds(510))
    #expect(clock.waits == [.milliseconds(500)])
    #expect(clock.settle())
    #expect(log.take() == ["short"])
    #expect(clock.isIdle)
    #expect(titles == ["wait 0.51 s"])
    clock.endWait(at: 0)
    #expect(log.take() == ["long"])
    #expect(titles == [])
  }

  @Test func `a wait is called by its length and by what is waited for`() {
    clock.postpone(by: .seconds(300)) {}
    clock.postpone(by: .milliseconds(1500), for: "the answer") {}
    clock.postpone(by: .milliseconds(2050)) {}
    #expect(titles == ["wait 300 s", "wait 1.5 s for the answer", "wait 2.05 s"])
  }

  @Test func `of waits that began in one event the shortest ends first`() {
    postpone("a", by: .seconds(3))
    postpone("b", by: .seconds(2))
    postpone("c", by: .seconds(2))
    #expect(clock.endingWaits == [1])
    clock.endWait(at: 1)
    #expect(clock.longWaits.map(\.remaining) == [.seconds(1), .zero])
    #expect(clock.endingWaits == [1])
    clock.endWait(at: 1)
    clock.endWait(at: 0)
    #expect(log.take() == ["b", "c", "a"])
  }

  @Test func `a wait that began later and is shorter may end before or after`() {
    postpone("a", by: .seconds(3))
    clock.beginEvent()
    postpone("b", by: .seconds(2))
    #expect(clock.endingWaits == [0, 1])
    clock.endWait(at: 1)
    #expect(clock.longWaits.map(\.remaining) == [.seconds(1)])
  }

  @Test func `a wait that began later and is as long ends after`() {
    postpone("a", by: .seconds(2))
    clock.beginEvent()
    postpone("b", by: .seconds(2))
    #expect(clock.endingWaits == [0])
    clock.endWait(at: 0)
    #expect(clock.longWaits.map(\.remaining) == [.seconds(2)])
  }

  @Test func `time within an event counts, and what the user takes between two does not`() {
    clock.schedule(after: .milliseconds(400)) { postpone("b", by: .milliseconds(1700)) }
    postpone("a", by: .seconds(2))
    clock.settle()
    #expect(clock.longWaits.map(\.remaining) == [.seconds(2), .milliseconds(2100)])
    clock.beginEvent()
    postpone("c", by: .seconds(1))
    #expect(clock.longWaits.map(\.remaining).last == .seconds(1))
  }

  @Test func `of waits that nobody can tell apart only two are pending`() {
    for name in ["a", "b", "c", "d"] {
      clock.beginEvent()
      postpone(name, by: .seconds(2))
      clock.settle()
    }
    #expect(log.take() == ["a", "b"])
    #expect(titles == ["wait 2 s", "wait 2 s"])
  }

  @Test func `work that is called off is not waited for`() {
    HeadlessDevice.current = HeadlessDevice()
    let clock = HeadlessDevice.current.clock
    let item = VirtualWorkItem { log.add("done") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { [log] in log.add("late") }
    #expect(clock.longWaits.map(\.title) == ["wait 2 s", "wait 30 s"])
    item.cancel()
    #expect(clock.longWaits.map(\.title) == ["wait 30 s"])
    clock.settle()
    clock.endWait(at: 0)
    #expect(log.take() == ["late"])
  }

  private var titles: [String] { clock.longWaits.map(\.title) }

  private func postpone(_ name: String, by delay: Duration) {
    clock.postpone(by: delay) { [log] in log.add(name) }
  }
}
