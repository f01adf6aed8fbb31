import ModelChecking
import Testing

@Suite struct InterruptionTests {
  private func explorer(interruptedAfter count: Int) -> Explorer<ReplayedSystem<DrawnGraph>> {
    var questions = 0
    var explorer = Explorer(of: ReplayedSystem(of: DrawnGraph.line(of: 9)))
    explorer.isInterrupted = {
      questions += 1
      return questions > count
    }
    return explorer
  }

  @Test(arguments: [0, 1, 5]) func `ends an exploration before the next event`(count: Int) {
    var explorer = explorer(interruptedAfter: count)
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.eventsExecuted == count)
    #expect(explorer.exploration.stopReason == .interrupted)
    #expect(explorer.exploration.reach == .bounded(.interrupted))
  }

  @Test func `ends it on the way to an event too`() {
    var explorer = explorer(interruptedAfter: 10)
    let walk = (0..<8).map { _ in Move(from: .here, then: 0) }
    explorer.explore(
      by: ScriptedStrategy(walk + [Move(from: .launch, along: [0, 0, 0, 0], then: nil)]))
    #expect(explorer.exploration.eventsExecuted == 10)
    #expect(explorer.exploration.stopReason == .interrupted)
  }

  @Test func `ends an audit, which leaves the exploration as it is`() {
    var explorer = explorer(interruptedAfter: 8)
    explorer.explore(by: Exhaustive())
    explorer.audit()
    #expect(explorer.exploration.eventsAudited == 0)
    #expect(explorer.exploration.stopReason == .exhausted)
  }
}
