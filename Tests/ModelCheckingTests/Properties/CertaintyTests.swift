import ModelChecking
import Testing

@testable import Benchmarks

/// Whether a counterexample is known to be the shortest.
@Suite struct CertaintyTests {
  /// State 3 is two events away, or three by the way that is tried first.
  private let shortcut = DrawnGraph([[1], [2, 3], [3], [1]])
  private let neverThree = Property<Int>.always("never three") { $0 == 3 ? "It is three." : nil }

  @Test func `is missing when a nearer state has an event that was not tried`() throws {
    let limits = Limits(stopsAtFirstViolation: true)
    var explorer = shortcut.exploredAsObjects(checking: [neverThree], within: limits)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.events == [1, 2, 3])
    #expect(found.shorterStatesSearched == nil)
    #expect(!found.isShortest)
  }

  @Test func `is there once every nearer event was tried`() throws {
    var explorer = shortcut.exploredAsObjects(checking: [neverThree])
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.events == [1, 3])
    #expect(found.shorterStatesSearched == 2)
  }

  /// State 1 has an event that was not tried, but a trace by it is as long as the one found.
  @Test func `does not need the events of the state before the last`() throws {
    let graph = DrawnGraph([[1, 2], [2, 3], [3], []])
    let limits = Limits(stopsAtFirstViolation: true)
    let strategy = ScriptedStrategy([
      Move(from: .here, then: 0), Move(from: .launch, then: 1), Move(from: .here, then: 0),
      Move(from: .here, then: 0),
    ])
    var explorer = graph.exploredAsObjects(
      by: strategy, checking: [neverThree], within: limits)
    #expect(explorer.exploration.graph.transitionCount == 3)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.events == [2, 3])
    #expect(found.shorterStatesSearched == 3)
  }

  /// State 1 has an event that was not tried, but every trace by it breaks another promise first.
  @Test func `does not need the events of a state that breaks another promise`() throws {
    let neverOne = Property<Int>.always("never one") { $0 == 1 ? "It is one." : nil }
    let graph = DrawnGraph([[1, 2], [3], [4], [], [3]])
    var explorer = graph.exploredAsObjects(checking: [neverOne, neverThree])
    let found = try #require(explorer.verdicts()[1].counterexample)
    #expect(found.trace.events == [2, 4, 3])
    #expect(found.shorterStatesSearched == 4)
  }

  @Test func `is there at the first violation of a system of values`() throws {
    let stack = NavigationStack.small.leaking
    let limits = Limits(stopsAtFirstViolation: true)
    var explorer = stack.exploredAsValues(checking: [stack.neverLeaks], within: limits)
    #expect(explorer.exploration.eventsExecuted == 232)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.choices == [0, 0, 2, 0, 2])
    #expect(found.shorterStatesSearched == 123)
  }

  @Test func `is missing at the first violation of objects that are walked`() throws {
    let stack = NavigationStack.small.leaking
    let limits = Limits(stopsAtFirstViolation: true)
    var explorer = stack.exploredAsObjects(checking: [stack.neverLeaks], within: limits)
    #expect(explorer.exploration.eventsExecuted == 135)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.shorterStatesSearched == nil)
  }
}
