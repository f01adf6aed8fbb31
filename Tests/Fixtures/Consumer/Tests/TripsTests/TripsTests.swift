import FlowChecking
import FlowTesting
import Testing
import Trips
import TripsFlows

@MainActor @Suite struct TripsTests {
  @Test func `trips can be planned`() {
    verify(TripsFlow())
  }

  @Test func `a router that does not notice the sheet's end is caught`() throws {
    let flow = TripsFlow(makeRouter: { DeafSheetRouter(above: $0) })
    let found = try FlowExplorer(of: flow).explore().counterexamples
    #expect(found.map(\.property) == ["a plan ends with its sheet"])
    #expect(found.map { $0.trace.steps.map(\.label) } == [["press Add", "pull sheet down"]])
  }
}
