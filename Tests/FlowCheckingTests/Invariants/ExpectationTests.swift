import Coordinators
import FlowChecking
import HeadlessUIKit
import Testing

/// What is not to happen is declared with the event and checked.
@MainActor @Suite
struct ExpectationTests {
  /// A root that counts taps.
  private final class CountingRoot: ProbeRoot {
    var taps = 0
    var names: [String] = []
  }

  private func push(_ screen: UIViewController) {
    let next = UIViewController()
    next.title = "A"
    screen.navigationController?.pushViewController(next, animated: true)
  }

  private func sheets(_ count: Int) -> FlowEvent {
    .on(ProbeScreen.self, "sheets") { screen in
      for _ in 0..<count { screen.present(UIViewController(), animated: true) }
    }
  }

  private func found(_ flow: some Flow, impatience: Int = 0) throws -> [String] {
    let exploration = try FlowExplorer(of: flow, impatience: impatience).explore()
    return exploration.counterexamples.map { "\($0.property): \($0.reason): \($0.trace.token)" }
  }

  /// A press that heeds no second one while the first shows its effect.
  private var home: FlowEvent {
    FlowEvent.on(ProbeScreen.self, "push") { screen in
      if screen.navigationController?.topViewController === screen { push(screen) }
    }
  }

  @Test
  func `an ignored event of which nothing comes keeps its promise`() throws {
    let tap = FlowEvent.on(ProbeScreen.self, "tap") { _ in }.ignored()
    let flow = ProbeFlow([home, tap])
    for impatience in [0, 1] {
      let exploration = try FlowExplorer(of: flow, impatience: impatience).explore()
      #expect(exploration.outcome == .holds)
      #expect(exploration.findings.last?.property == "ignored events change nothing")
      #expect(exploration.findings.count == 17)
    }
  }

  @Test
  func `an ignored event that leads elsewhere breaks it`() throws {
    let tap = FlowEvent.on(ProbeScreen.self, "tap") { push($0) }.ignored()
    #expect(
      try found(ProbeFlow([home, tap])) == [
        "ignored events change nothing: \"tap\" is to be ignored, but led from Home to Home > A: tap"
      ])
  }

  private func counting(_ tap: @escaping (CountingRoot?) -> Void) -> ProbeFlow<CountingRoot> {
    ProbeFlow(
      start: { window in
        let root = CountingRoot(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      }, events: [FlowEvent.anytime("tap") { tap($0.root(as: CountingRoot.self)) }.ignored()])
  }

  @Test
  func `an ignored event after which a list is longer breaks it`() throws {
    #expect(
      try found(counting { $0?.names = ["a"] }) == [
        "ignored events change nothing: \"tap\" is to be ignored, but CountingRoot.names.count = 0 "
          + "became CountingRoot.names.count = 1: tap"
      ])
  }

  @Test
  func `an ignored event that changes a property breaks it`() throws {
    #expect(
      try found(counting { $0?.taps += 1 }) == [
        "ignored events change nothing: \"tap\" is to be ignored, but CountingRoot.taps = 0 became "
          + "CountingRoot.taps = 1: tap"
      ])
  }

  @Test
  func `a declared refusal breaks no promise, and nothing else may be refused`() throws {
    #expect(try found(ProbeFlow([sheets(2).refused(.presentInProgress)])) == [])
    let other = try found(ProbeFlow([sheets(2).refused(.presentBusy)]))
    #expect(other.count == 2)
    #expect(other.first?.hasPrefix("no refused request: the request is lost: ") == true)
    #expect(
      other.last
        == "refused events are refused: \"sheets\" is to be refused (present.busy), but UIKit did not "
        + "complain of that: sheets")
  }

  @Test
  func `an event that is not refused breaks its promise`() throws {
    #expect(
      try found(ProbeFlow([sheets(1).refused(.presentInProgress)])) == [
        "refused events are refused: \"sheets\" is to be refused (present.inProgress), but UIKit did "
          + "not complain of that: sheets"
      ])
  }

  @Test
  func `what is said of one event does not cover another`() throws {
    let other = FlowEvent.on(ProbeScreen.self, "others") { screen in
      for _ in 0..<2 { screen.present(UIViewController(), animated: true) }
    }
    let found = try found(ProbeFlow([sheets(2).refused(.presentInProgress), other]))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": others") == true)
  }

  @Test
  func `workers judge alike`() throws {
    let tap = FlowEvent.on(ProbeScreen.self, "tap") { push($0) }.ignored()
    let flow = ProbeFlow([tap, sheets(1).refused(.presentInProgress)])
    let fate = LocalWorker.Fate()
    let here = try FlowExplorer(of: flow).explore()
    let there = try FlowExplorer(of: flow)
      .running(inWorkers: { LocalWorker(running: flow, until: fate) }).explore()
    #expect(there.counterexamples.map(\.reason) == here.counterexamples.map(\.reason))
    #expect(here.counterexamples.count == 2)
  }
}
