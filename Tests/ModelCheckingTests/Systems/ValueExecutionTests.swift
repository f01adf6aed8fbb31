import ModelChecking
import Testing

@Suite struct ValueExecutionTests {
  @Test func `stands in the initial state`() {
    let jugs = ValueExecution(of: DieHardJugs())
    #expect(jugs.key == DieHardJugs.State(small: 0, big: 0))
    #expect(jugs.events == DieHardJugs.Event.allCases)
  }

  @Test func `moves along events`() {
    var jugs = ValueExecution(of: DieHardJugs())
    jugs.perform(.fillBig)
    jugs.perform(.pourBigIntoSmall)
    #expect(jugs.key == DieHardJugs.State(small: 3, big: 2))
    #expect(jugs.state == jugs.key)
  }

  @Test func `goes straight to a state`() {
    var jugs = ValueExecution(of: DieHardJugs())
    let isRestored = jugs.restore(DieHardJugs.State(small: 3, big: 4))
    #expect(isRestored)
    jugs.perform(.emptySmall)
    #expect(jugs.key == DieHardJugs.State(small: 0, big: 4))
  }

  @Test func `launches into the initial state from any other`() {
    var jugs = ValueExecution(of: DieHardJugs())
    jugs.perform(.fillSmall)
    jugs.launch()
    #expect(jugs.key == DieHardJugs.State(small: 0, big: 0))
  }
}
