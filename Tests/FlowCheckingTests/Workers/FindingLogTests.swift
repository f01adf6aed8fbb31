import ModelChecking
import Testing

@testable import FlowChecking

/// What is found out is told after what leads to it, whatever comes first.
@Suite
struct FindingLogTests {
  private func note(_ source: UInt64, _ choice: Int, _ target: UInt64, in log: inout FindingLog) {
    let site = EventSite(source: Fingerprint(value: source), choice: choice)
    log.note(Finding(site: site, finder: .another), leadingTo: Fingerprint(value: target))
  }

  private func launch(_ target: UInt64, in log: inout FindingLog) {
    log.note(
      Finding(site: .launch, finder: .another), leadingTo: Fingerprint(value: target))
  }

  private func order(of log: FindingLog) -> [[Int]] {
    log.findings.map { [Int($0.site.source?.value ?? 0), $0.site.choice] }
  }

  @Test
  func `what can be understood comes in the order in which it is told`() {
    var log = FindingLog()
    launch(1, in: &log)
    note(1, 1, 2, in: &log)
    note(2, 0, 1, in: &log)
    note(1, 0, 1, in: &log)
    #expect(order(of: log) == [[1, 1], [2, 0], [1, 0]])
  }

  @Test
  func `what leads on from nowhere waits, and the nearest comes first`() {
    var log = FindingLog()
    note(3, 0, 4, in: &log)
    note(2, 0, 3, in: &log)
    note(2, 1, 5, in: &log)
    note(5, 0, 2, in: &log)
    note(9, 0, 1, in: &log)
    #expect(order(of: log) == [])
    launch(1, in: &log)
    #expect(order(of: log) == [])
    note(1, 0, 2, in: &log)
    #expect(order(of: log) == [[1, 0], [2, 0], [2, 1], [3, 0], [5, 0]])
  }
}
