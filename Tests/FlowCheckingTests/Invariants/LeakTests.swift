import FlowChecking
import HeadlessUIKit
import Testing

/// What leaked stays leaked: it must not be blamed on later events.
@MainActor @Suite
struct LeakTests {
  private final class Clingy: UIViewController {
    private var own: UIViewController?

    override func viewDidLoad() {
      super.viewDidLoad()
      own = self
    }
  }

  private let flow = ProbeFlow([
    .on(ProbeScreen.self, "open") {
      $0.navigationController?.pushViewController(Clingy(), animated: true)
    },
    .on(ProbeScreen.self, "note") { _ in },
    .on(ProbeScreen.self, "look") { _ in },
  ])

  @Test
  func `a leak is found by the event that made it, whatever is tried after it`() throws {
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.isDeterministic)
    #expect(exploration.counterexamples.map(\.property) == ["no object outlives its flow"])
    #expect(exploration.counterexamples.map(\.trace.token) == ["open > back"])
  }

  @Test
  func `two leaks are two states`() throws {
    let once = try FlowReplay(of: flow, token: "open > back")
    let twice = try FlowReplay(of: flow, token: "open > back > open > back")
    #expect(
      once.breaches.map(\.reason)
        == ["still alive though nothing of the flow refers to them: Clingy"])
    #expect(
      twice.breaches.map(\.reason)
        == ["still alive though nothing of the flow refers to them: Clingy, Clingy"])
  }
}
