import ModelChecking
import Testing

@Suite struct LimitsJoiningTests {
  @Test func `an array holds the limit of each kind`() {
    let limits: Limits = [
      .states(1), .transitions(2), .events(3), .depth(4), .edges(percent: 5), .time(.seconds(6)),
      .firstViolation,
    ]
    let expected = Limits(
      states: 1, transitions: 2, events: 3, depth: 4, edges: 5, time: .seconds(6),
      stopsAtFirstViolation: true)
    #expect(limits == expected)
  }

  @Test func `of two limits of one kind the nearer counts`() {
    let limits: Limits = [.states(20), .states(10), .time(.seconds(1)), .time(.seconds(2))]
    #expect(limits == Limits(states: 10, time: .seconds(1)))
  }

  @Test func `an empty array holds no limit`() {
    #expect(Limits() == [])
  }

  @Test func `the first that is reached ends the exploration`() {
    let few = DieHardJugs().exploredAsValues(within: [.states(5), .events(90)]).exploration
    #expect(few.stopReason == .states(5))
    let many = DieHardJugs().exploredAsValues(within: [.states(16), .events(50)]).exploration
    #expect(many.stopReason == .events(50))
  }
}
