import ModelChecking
import Testing

@testable import Benchmarks

@Suite struct StopReasonTests {
  @Test func `is exhausted although a state at the end breaks a promise`() {
    let philosophers = DiningPhilosophers(count: 3)
    let exploration =
      philosophers.exploredAsObjects(checking: [philosophers.neverStuck]).exploration
    #expect(exploration.stopReason == .exhausted)
  }

  @Test func `is cut at states that break a promise`() {
    let exploration =
      DieHardJugs().exploredAsObjects(checking: [DieHardJugs.neverFourGallons]).exploration
    #expect(exploration.stopReason == .cutAtViolations)
    #expect(!exploration.isComplete)
  }

  @Test func `is the depth when states are cut for both reasons`() {
    let stack = NavigationStack.small.leaking
    let exploration = stack.exploredAsObjects(
      checking: [stack.neverLeaks], within: Limits(depth: 5)
    ).exploration
    #expect(exploration.stopReason == .depth(5))
  }

  @Test func `is not the depth when no state is as far`() {
    let exploration = DieHardJugs().exploredAsObjects(
      checking: [DieHardJugs.neverFourGallons], within: Limits(depth: 9)
    ).exploration
    #expect(exploration.stopReason == .cutAtViolations)
  }

  /// Without a broken promise nothing can be cut at one.
  @Test func `does not blame a promise when the strategy gives up`() {
    let strategy = ScriptedStrategy(choices: [0])
    let exploration = DieHardJugs().exploredAsObjects(by: strategy).exploration
    #expect(exploration.stopReason != .cutAtViolations)
    #expect(exploration.stopReason != .exhausted)
  }

  @Test func `does not blame the depth when the strategy gives up`() {
    let strategy = ScriptedStrategy(choices: [0])
    let exploration =
      DieHardJugs().exploredAsObjects(by: strategy, within: Limits(depth: 4)).exploration
    #expect(exploration.stopReason != .depth(4))
  }
}
