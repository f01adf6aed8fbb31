import FlowChecking
import ModelChecking
import Testing

/// Faults of real apps and libraries are found, each by its promise and by the shortest trace.
@MainActor @Suite
struct BugCaseTests {
  @Test(arguments: BugCase.all)
  func `the fault is found`(_ bug: BugCase) throws {
    let flow = bug.flow()
    let exploration = try FlowExplorer(
      of: flow, within: Limits(states: 200), impatience: bug.impatience,
      profiles: [bug.profile], unspecified: false
    ).explore()
    let found = exploration.counterexamples.map {
      BugCase.Breach(promise: $0.property, token: $0.trace.token)
    }
    #expect(found == bug.breaches)
    for token in bug.kept {
      #expect(try FlowReplay(of: flow, token: token, profile: bug.profile).breaches == [])
    }
  }

  @Test
  func `no case is there twice`() {
    #expect(Set(BugCase.all.map(\.source)).count == BugCase.all.count)
  }
}
