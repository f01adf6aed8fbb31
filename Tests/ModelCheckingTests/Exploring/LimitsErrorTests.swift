import ModelChecking
import Testing

@Suite struct LimitsErrorTests {
  private let promise = Property<Int>.always("below three") { $0 < 3 ? nil : "It is not." }
  private let wish = Property<Int>.sometimes("two") { $0 == 2 }

  @Test(arguments: [
    (Limits.states(0), "A limit of 0 states leaves nothing to explore: give 1 or more."),
    (.transitions(-1), "A limit of -1 transitions leaves nothing to explore: give 1 or more."),
    (.events(0), "A limit of 0 events leaves nothing to explore: give 1 or more."),
    (.depth(0), "A limit of 0 steps from launch leaves nothing to explore: give 1 or more."),
    (.time(.zero), "A time limit of nothing leaves nothing to explore: give more than 0 seconds."),
    (.edges(percent: 0), "0 % of the events can never have been tried: give 1 to 100."),
    (.edges(percent: 101), "101 % of the events can never have been tried: give 1 to 100."),
  ])
  func `a limit that cannot be met is an error in one sentence`(limits: Limits, text: String) {
    let error = #expect(throws: LimitsError.self) { try limits.check(for: [promise]) }
    #expect(error?.description == text)
  }

  @Test func `a first violation needs something that can be violated`() {
    let limits = Limits.firstViolation
    #expect(throws: LimitsError.nothingToBreak) { try limits.check(for: [wish]) }
    #expect(throws: LimitsError.nothingToBreak) { try limits.check(for: [Property<Int>]()) }
    #expect(throws: Never.self) { try limits.check(for: [wish, promise]) }
    #expect(
      LimitsError.nothingToBreak.description
        == "The first violation never comes, because no property says what must always be so.")
  }

  @Test func `limits of one, and none, can be met`() {
    let one: Limits = [
      .states(1), .transitions(1), .events(1), .depth(1), .edges(percent: 1), .edges(percent: 100),
      .time(.nanoseconds(1)),
    ]
    #expect(throws: Never.self) { try one.check(for: [promise]) }
    #expect(throws: Never.self) { try Limits().check(for: [Property<Int>]()) }
  }
}
