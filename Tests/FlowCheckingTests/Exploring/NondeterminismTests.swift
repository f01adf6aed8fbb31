import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

/// A flow that does not behave the same every time gets no other verdict.
@MainActor @Suite
struct NondeterminismTests {
  private final class Die: ProbeRoot {
    var value: UInt64 = 0

    func roll() { value = .random(in: 0...UInt64.max) }
  }

  private func flow(rollingAtLaunch: Bool) -> ProbeFlow<Die> {
    ProbeFlow(
      start: { window in
        let die = Die(window: window)
        die.present(animated: false, onDismissed: nil)
        if rollingAtLaunch { die.roll() }
        return die
      },
      events: [.anytime("roll") { scene in scene.root(as: Die.self)?.roll() }])
  }

  @Test
  func `a random number drawn by an event is reported with both fingerprints`() throws {
    let exploration = try FlowExplorer(of: flow(rollingAtLaunch: false)).explore()
    let divergence = try #require(exploration.divergence)
    #expect(exploration.stopReason == .nondeterminism)
    #expect(exploration.outcome == .violated)
    #expect(divergence.expected != divergence.actual)
    #expect(divergence.labels == ["roll"])
    #expect(exploration.statistics.states == 16)
  }

  @Test
  func `the value that differs is named`() throws {
    let exploration = try FlowExplorer(of: flow(rollingAtLaunch: false)).explore()
    let difference = try #require(exploration.divergence?.differences.first)
    #expect(difference.first.hasPrefix("Die.value = "))
    #expect(difference.second.hasPrefix("Die.value = "))
    #expect(difference.first != difference.second)
  }

  @Test
  func `a random number drawn at launch is reported at the next launch`() throws {
    let exploration = try FlowExplorer(of: flow(rollingAtLaunch: true)).explore()
    #expect(exploration.divergence?.labels == [])
    #expect(exploration.stopReason == .nondeterminism)
  }

  @Test
  func `no promise counts as kept then`() throws {
    let exploration = try FlowExplorer(of: flow(rollingAtLaunch: false)).explore()
    for finding in exploration.findings {
      guard case .undecided(.nondeterminism) = finding.verdict else {
        Issue.record("\(finding.property) is \(finding.verdict)")
        continue
      }
    }
  }
}
