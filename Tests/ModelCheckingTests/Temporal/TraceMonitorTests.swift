import ModelChecking
import Testing

@Suite struct TraceMonitorTests {
  private let p = Formula.atom(0)
  private let q = Formula.atom(1)

  @Test func `a run is broken as soon as no continuation can mend it`() throws {
    var monitor = try TraceMonitor(of: .always(.implies(p, .next(q))))
    var states: [TraceMonitor.State] = [monitor.state]
    for letter in [0, 1, 3, 2, 1, 0, 2] as [UInt64] {
      monitor.note(letter)
      states.append(monitor.state)
    }
    #expect(
      states == [
        .undecided, .undecided, .undecided, .undecided, .undecided, .undecided, .violated,
        .violated,
      ])
  }

  @Test func `what may still come is undecided, and so is what has come`() throws {
    var monitor = try TraceMonitor(of: .eventually(p))
    for letter in [0, 0, 1, 0] as [UInt64] { monitor.note(letter) }
    #expect(monitor.state == .undecided)
  }

  @Test func `a formula that no run satisfies is broken at once`() throws {
    let contradiction = Formula.and(.always(.eventually(p)), .eventually(.always(.not(p))))
    #expect(try TraceMonitor(of: contradiction).state == .violated)
    #expect(try TraceMonitor(of: .or(contradiction, q)).state == .undecided)
  }

  @Test func `a bound is passed at its number of events`() throws {
    var monitor = try TraceMonitor(of: .eventuallyWithin(3, p))
    for _ in 0..<3 { monitor.note(2) }
    #expect(monitor.state == .undecided)
    monitor.note(2)
    #expect(monitor.state == .violated)
  }
}
