import FlowChecking
import HeadlessUIKit
import Testing

/// Whoever listened to a screen is followed, whatever its type, unless it is a service.
@MainActor @Suite
struct ListenerLeakTests {
  /// What screens tell, known to all launches.
  private final class Service {
    @MainActor static let shared = Service()
  }

  /// A screen that tells a service.
  private final class Screen: UIViewController {
    var trackingDelegate: AnyObject? = Service.shared
  }

  @Test
  func `a foreign coordinator that holds itself outlives its flow`() throws {
    let exploration = try FlowExplorer(of: ForeignFlow(isCircular: true)).explore()
    #expect(exploration.counterexamples.map(\.property) == ["no object outlives its flow"])
    #expect(exploration.counterexamples.map(\.trace.token) == ["open > back"])
    #expect(
      exploration.counterexamples.map(\.reason)
        == ["still alive though nothing of the flow refers to them: Details"])
    #expect(exploration.counterexamples.map(\.latentSince) == [nil])
  }

  @Test
  func `one that the flow still holds is lost only when another takes its place`() throws {
    let flow = ForeignFlow(isRecorded: true, isCircular: true)
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.counterexamples.map(\.property) == ["no object outlives its flow"])
    #expect(exploration.counterexamples.map(\.trace.token) == ["open > back > open"])
    #expect(exploration.counterexamples.map(\.latentSince) == [nil])
  }

  @Test
  func `a service that others use too is no part of the flow`() throws {
    let flow = ProbeFlow([
      .on(ProbeScreen.self, "open") {
        $0.navigationController?.pushViewController(Screen(), animated: true)
      }
    ])
    let exploration = try FlowExplorer(of: flow).explore()
    #expect(exploration.outcome == .holds)
    #expect(exploration.statistics.states == 2)
  }
}
