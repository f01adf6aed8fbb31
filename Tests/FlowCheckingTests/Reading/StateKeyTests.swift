import HeadlessUIKit
import ModelChecking
import Testing

@testable import FlowChecking

/// What a flow leaves out of its states, and what it adds.
@MainActor @Suite
struct StateKeyTests {
  private class Counting: ProbeRoot {
    private var taps = 0
    private lazy var lastTap = 0

    func tap() {
      taps += 1
      lastTap = taps * 10
    }
  }

  private final class Deeper: Counting {
    var pushes = 0
  }

  /// A flow with a number that only counts.
  private struct CountingFlow: Flow {
    var name = "Counting"
    var stateKey: StateKey = .everything

    func launch(in window: UIWindow) -> Counting {
      let root = Deeper(window: window)
      root.present(animated: false, onDismissed: nil)
      return root
    }

    var events: [FlowEvent] {
      [
        .on(ProbeScreen.self, "tap") { ($0.delegate as? Counting)?.tap() },
        .on(ProbeScreen.self, "push") {
          $0.navigationController?.pushViewController(UIViewController(), animated: true)
        },
      ]
    }
  }

  private func explore(_ flow: some Flow, states: Int = 60) throws -> FlowExploration {
    try FlowExplorer(
      of: flow, within: Limits(states: states), profiles: [.iOS18], unspecified: false
    ).explore()
  }

  @Test
  func `a number that only counts makes states without end, and is named`() throws {
    let exploration = try explore(CountingFlow())
    #expect(exploration.stopReason == .states(60))
    #expect(exploration.splitting == ["Deeper.lastTap", "Deeper.taps"])
  }

  @Test
  func `without it the flow is explored to its end`() throws {
    let key = StateKey.everything.excluding(Counting.self, "taps")
      .excluding(Deeper.self, "lastTap")
    let exploration = try explore(CountingFlow(stateKey: key))
    #expect(exploration.stopReason == .exhausted)
    #expect(exploration.statistics.states == 2)
    #expect(exploration.excluded == ["Counting.taps", "Counting.lastTap"])
    #expect(exploration.splitting == [])
  }

  @Test
  func `a property that there is not is an error`() throws {
    let key = StateKey.everything.excluding(Counting.self, "tips")
    #expect(throws: FlowError.self) { try explore(CountingFlow(stateKey: key)) }
    let error = FlowError.unknownProperty(
      flow: "Counting", property: "Counting.tips", known: ["taps", "lastTap"])
    #expect(
      error.description
        == "The state key of the flow Counting leaves out Counting.tips, which is no stored "
        + "property; there are taps, lastTap.")
  }

  @Test
  func `a value that is added makes states different`() throws {
    var count = 0
    var flow = ProbeFlow([.on(ProbeScreen.self, "count") { _ in count = min(count + 1, 4) }])
    let start = flow.start
    flow = ProbeFlow(
      start: { window in
        count = 0
        return start(window)
      }, events: flow.events)
    #expect(try explore(flow).statistics.states == 1)
    flow.stateKey = .everything.adding { _ in count }
    #expect(try explore(flow).statistics.states == 5)
  }
}
