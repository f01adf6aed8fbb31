import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct TwoPhaseCommitTests {
  // The numbers that SPIN and Stateright give, which count the initial state as a transition too.
  @Test(arguments: [(3, 288, 1_145), (5, 8_832, 58_145)])
  func `it has as many states and transitions as other checkers find`(
    count: Int, states: Int, transitions: Int
  ) {
    let system = TwoPhaseCommit(count: count)
    var explorer = Explorer(of: ValueExecution(of: system), checking: [system.agreement])
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.graph.stateCount == states)
    #expect(explorer.exploration.graph.transitionCount == transitions)
    #expect(explorer.exploration.violations.isEmpty)
  }
}
