import Testing

@testable import FlowCommand

/// What hangs, and what only has no processor.
@Suite
struct HangClockTests {
  private let start = ContinuousClock.now

  /// Returns the tenths of a second in which something with a limit of one second is no hang yet, asked
  /// every tenth, where it had no processor from one tenth to another.
  private func tenths(withoutProcessor busy: Range<Int> = 0..<0) -> Int {
    var waited = Duration.zero
    var clock = HangClock(longest: .seconds(1)) { waited }
    return (0..<100).first { tenth in
      if busy.contains(tenth - 1) { waited += .milliseconds(100) }
      return clock.isHang(since: start, at: start + .milliseconds(100 * tenth))
    } ?? 100
  }

  @Test
  func `what does not come back in time hangs`() {
    #expect(tenths() == 10)
  }

  @Test
  func `what has no processor for a while gets half of the time after it`() {
    #expect(tenths(withoutProcessor: 5..<30) == 35)
    #expect(tenths(withoutProcessor: 7..<30) == 33)
    #expect(tenths(withoutProcessor: 0..<5) == 10)
  }

  @Test
  func `another beginning is another time`() {
    var clock = HangClock(longest: .seconds(1)) { .zero }
    let later = start + .seconds(5)
    let answers = [
      clock.isHang(since: start, at: start + .milliseconds(600)),
      clock.isHang(since: later, at: later + .milliseconds(1100)),
      clock.isHang(since: later, at: later + .milliseconds(1700)),
    ]
    #expect(answers == [false, false, true])
  }

  @Test
  func `a process that is not there has not waited`() {
    #expect(HangClock.waited(0) == .zero)
  }
}
