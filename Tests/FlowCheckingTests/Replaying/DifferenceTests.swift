import Testing

@testable import FlowChecking

/// What two readings of a state do not agree on.
@Suite
struct DifferenceTests {
  private typealias Difference = FlowDivergence.Difference

  @Test
  func `values in the same places are told in pairs, the first five`() {
    let first = (0..<9).map { "v\($0) = 0" }
    let second = (0..<9).map { "v\($0) = \($0 % 2)" }
    #expect(
      Difference.between(first, second)
        == [1, 3, 5, 7].map { Difference(first: "v\($0) = 0", second: "v\($0) = 1") })
    #expect(Difference.between(first, first.map { "\($0)!" }).count == 5)
  }

  @Test
  func `a value that is there once only is told by itself`() {
    let more = Difference.between(["a", "b"], ["a", "x", "b"])
    #expect(more == [Difference(first: "(not there)", second: "x")])
    #expect(
      Difference.between(["a", "b"], ["b"]) == [Difference(first: "a", second: "(not there)")])
  }
}
