import FlowChecking
import FlowReports
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// What is written of a flow that does not behave the same every time.
@MainActor @Suite
struct NondeterminismReportTests {
  /// Counts the launches, which a flow must not.
  private final class Counter {
    var launches = 0
  }

  private struct Forgetful: Flow {
    let counter = Counter()
    let events: [FlowEvent] = []

    var properties: [FlowProperty] {
      [.always("first") { [counter] _ in counter.launches < 3 ? "it is the first" : nil }]
    }

    func launch(in window: UIWindow) -> HomeCoordinator {
      counter.launches += 1
      return RayPetsFlow().launch(in: window)
    }
  }

  @Test
  func `a promise that is kept the second time voids every verdict`() throws {
    let text = TextReport().text(of: try FlowExplorer(of: Forgetful()).explore())
    #expect(
      text.hasPrefix(
        """
        ✘ Forgetful does not behave the same every time

            a promise that was broken was kept when the same events were run again from launch: \
        no verdict counts

        """))
  }
}
