import ModelChecking
import Testing

@Suite struct ViolationTests {
  private let neverOne = Property<Int>.always("never one") { $0 == 1 ? "It is one." : nil }
  private let neverTwo = Property<Int>.always("never two") { $0 == 2 ? "It is two." : nil }

  @Test func `names the transition and the reason`() throws {
    let exploration = DrawnGraph([[0, 1], []])
      .exploredAsObjects(checking: [neverTwo, neverOne]).exploration
    #expect(exploration.violations.count == 1)
    let violation = try #require(exploration.violations.first)
    #expect(violation.property == 1)
    #expect(violation.source == 0)
    #expect(violation.choice == 1)
    #expect(violation.target == 1)
    #expect(violation.reason == "It is one.")
  }

  @Test func `ends the ways through the state that breaks the promise`() {
    let graph = DrawnGraph([[1, 3], [2], [], []])
    for exploration in [
      graph.exploredAsObjects(checking: [neverOne]).exploration,
      graph.exploredAsValues(checking: [neverOne]).exploration,
    ] {
      #expect(Set(exploration.graph.keys) == [0, 1, 3])
      #expect(exploration.graph.transitionCount == 2)
      #expect(exploration.stopReason == .cutAtViolations)
    }
  }

  /// State 2 is found first by way of state 3, and breaks another promise there too.
  @Test func `is kept for every transition and every promise`() {
    let neverEven = Property<Int>.always("never even") {
      $0 > 0 && $0.isMultiple(of: 2) ? "It is even." : nil
    }
    let exploration = DrawnGraph([[3, 2], [], [], [2]])
      .exploredAsObjects(checking: [neverTwo, neverEven]).exploration
    #expect(exploration.violations.map(\.property) == [0, 1, 0, 1])
    #expect(exploration.violations.map(\.source) == [1, 1, 0, 0])
    #expect(exploration.violations.map(\.choice) == [0, 0, 1, 1])
  }

  /// The first event to state 1 does something forbidden; the way by state 2 does not.
  @Test(arguments: [true, false])
  func `of a transition leaves other ways to the state open`(restores: Bool) throws {
    var explorer = Explorer(
      of: MarkedGraph([[1, 2], [3], [1], []], restores: restores) { $0 == 0 && $1 == 0 },
      checking: [MarkedGraph.neverMarked, MarkedGraph.neverReaches(3)])
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.stopReason == .exhausted)
    let verdicts = explorer.verdicts()
    #expect(try #require(verdicts[0].counterexample).trace.choices == [0])
    #expect(try #require(verdicts[1].counterexample).trace.choices == [0, 0])
  }

  /// State 1 was reached before, and has an event that was not tried, when the second event to it
  /// does something forbidden.
  @Test(arguments: [true, false])
  func `of a transition leaves the state open when it was`(restores: Bool) {
    var explorer = Explorer(
      of: MarkedGraph([[1, 1], [0, 2], []], restores: restores) { $0 == 0 && $1 == 1 },
      checking: [MarkedGraph.neverMarked])
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.violations.count == 1)
    #expect(explorer.exploration.graph.stateCount == 3)
    #expect(explorer.exploration.stopReason == .exhausted)
  }

  @Test(arguments: [true, false])
  func `of every transition to a state keeps it closed`(restores: Bool) {
    var explorer = Explorer(
      of: MarkedGraph([[1, 1], [2], []], restores: restores) { source, _ in source == 0 },
      checking: [MarkedGraph.neverMarked])
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.violations.count == 2)
    #expect(explorer.exploration.graph.stateCount == 2)
    #expect(explorer.exploration.stopReason == .cutAtViolations)
  }
}
