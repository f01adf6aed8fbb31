import Testing

@testable import ModelChecking

/// Which promises a state breaks.
struct JudgeTests {
  private let judge = Judge<Int>(by: [
    .always("small") { $0 > 9 ? "\($0) is large" : nil },
    .sometimes("nine") { $0 == 9 },
    .never("odd") { !$0.isMultiple(of: 2) },
  ])

  @Test
  func `a state breaks promises by their places among all properties`() {
    #expect(judge.breaches(by: 8).isEmpty)
    #expect(judge.breaches(by: 7).map(\.place) == [2])
    #expect(judge.breaches(by: 11).map(\.place) == [0, 2])
    #expect(judge.breaches(by: 11).map(\.reason) == ["11 is large", "it has come to that"])
  }

  @Test
  func `a wish is no promise`() {
    #expect(judge.wishes.map(\.place) == [1])
    #expect(judge.wishes[0].isSatisfied(9) && !judge.wishes[0].isSatisfied(8))
  }
}
