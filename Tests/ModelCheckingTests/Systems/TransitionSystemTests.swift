import ModelChecking
import Testing

@Suite struct TransitionSystemTests {
  @Test func `restores nothing unless a system says how`() {
    var jugs = ReplayedSystem(of: DieHardJugs())
    jugs.perform(.fillSmall)
    let isRestored = jugs.restore(DieHardJugs.State(small: 0, big: 0))
    #expect(!isRestored)
    #expect(jugs.key == DieHardJugs.State(small: 3, big: 0))
  }
}
