import FlowChecking
import HeadlessUIKit
import ModelChecking
import Testing

/// A flow whose state key does not show what decides is not said to be complete.
@MainActor @Suite
struct CollisionTests {
  /// Counts visits where the key does not look, or should not.
  private final class Host: ProbeRoot {
    private(set) var visits = 0
    private(set) var isWorn = false
    var count: () -> Int = { 0 }

    func visit() {
      visits = min(visits + 1, 3)
      if count() == 3 { isWorn = true }
    }

    /// Keeps the number in a closure.
    func countBlindly() {
      var calls = 0
      count = {
        calls = min(calls + 1, 4)
        return calls
      }
    }

    /// Keeps the number in a property.
    func countOpenly() {
      count = { [unowned self] in visits }
    }
  }

  private func flow(
    _ key: StateKey = .everything, properties: [FlowProperty] = .standard,
    _ prepare: @escaping (Host) -> Void
  ) -> ProbeFlow<Host> {
    ProbeFlow(
      start: { window in
        let host = Host(window: window)
        prepare(host)
        host.present(animated: false, onDismissed: nil)
        return host
      }, events: [.anytime("visit") { $0.root(as: Host.self)?.visit() }],
      properties: properties, stateKey: key)
  }

  private let neverWorn = FlowProperty.always("never worn") { state in
    state.scene.root(as: Host.self)?.isWorn == true ? "worn out" : nil
  }

  private func explore(_ flow: some Flow) throws -> FlowExploration {
    try FlowExplorer(of: flow, profiles: [.newest], unspecified: false).explore()
  }

  @Test
  func `a number hidden in a closure that breaks a promise the third time is found`() throws {
    let blind = flow(
      StateKey.everything.excluding(Host.self, "visits"), properties: [neverWorn]
    ) { $0.countBlindly() }
    let exploration = try explore(blind)
    #expect(exploration.outcome == .violated)
    #expect(exploration.stopReason == .keyTooCoarse)
    #expect(exploration.statistics.states == 1)
    #expect(exploration.statistics.transitions == 1)
    #expect(exploration.statistics.audited == 3)
    let collision = try #require(exploration.collision)
    #expect(collision.first.token == "visit")
    #expect(collision.second.token == "visit > visit > visit")
    #expect(collision.breach?.property == "never worn")
    #expect(exploration.counterexamples.map(\.trace.token) == ["visit > visit > visit"])
    #expect(exploration.counterexamples.map(\.shorterStatesSearched) == [nil])
    #expect(exploration.divergence == nil)
  }

  @Test
  func `without a promise of it nothing is decided`() throws {
    let blind = flow(StateKey.everything.excluding(Host.self, "visits")) { $0.countBlindly() }
    let exploration = try explore(blind)
    #expect(exploration.outcome == .undecided)
    #expect(exploration.stopReason == .keyTooCoarse)
    #expect(exploration.reach == .bounded(.keyTooCoarse))
    #expect(exploration.collision?.breach == nil)
  }

  @Test
  func `a property that decides must not be left out`() throws {
    let key = StateKey.everything.excluding(Host.self, "visits")
    let exploration = try explore(flow(key) { $0.countOpenly() })
    #expect(exploration.stopReason == .keyTooCoarse)
    #expect(exploration.excluded == ["Host.visits"])
    #expect(exploration.collision?.second.token == "visit > visit > visit")
  }

  @Test
  func `with it every state is seen`() throws {
    let exploration = try explore(flow { $0.countOpenly() })
    #expect(exploration.outcome == .holds)
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.statistics.states == 4)
    #expect(exploration.statistics.audited == 200)
    #expect(exploration.collision == nil)
  }

  @Test
  func `no other profile is explored in vain`() throws {
    let key = StateKey.everything.excluding(Host.self, "visits")
    let exploration = try FlowExplorer(of: flow(key) { $0.countOpenly() }).explore()
    #expect(exploration.runs.count == 1)
  }
}
