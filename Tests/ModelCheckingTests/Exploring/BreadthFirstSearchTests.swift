import Testing

@testable import Benchmarks
@testable import ModelChecking

/// A search of values finds what the general loop finds, which an observer makes the explorer take.
@Suite struct BreadthFirstSearchTests {
  @Test func `finds the same of every model`() {
    expectSame(in: DieHardJugs(), [DieHardJugs.neverFourGallons])
    expectSame(in: HanoiTowers(count: 4), [HanoiTowers(count: 4).neverSolved])
    expectSame(in: VisitCounter(), [VisitCounter.neverThird])
    for count in 2...7 {
      let table = DiningPhilosophers(count: count)
      expectSame(in: table, [table.neverStuck])
    }
    for leak in PetClinic.Leak.allCases {
      expectSame(in: PetClinic(leak: leak), [PetClinic.everyChildOnScreen])
    }
    for stack in [NavigationStack.small, .small.leaking, .benchmark, .benchmark.leaking] {
      expectSame(in: stack, [stack.neverLeaks])
      expectSame(in: PackedNavigationStack(system: stack), [stack.neverLeaks])
    }
    for count in [3, 5] {
      let managers = TwoPhaseCommit(count: count)
      expectSame(in: managers, [managers.agreement])
    }
    expectSame(in: DrawnGraph([[]]), [])
    expectSame(in: DrawnGraph([[0, 1, 1], [], [0]]), [])
  }

  @Test(arguments: [
    Limits.states(1), .states(90), .transitions(1), .transitions(200), .events(0), .events(57),
    .depth(0), .depth(3), .edges(percent: 50), .firstViolation, .time(.zero),
    [.firstViolation, .depth(4)],
  ])
  func `finds the same within every limit`(limits: Limits) {
    let stack = NavigationStack.small.leaking
    expectSame(in: stack, [stack.neverLeaks], within: limits)
    let wishes = [stack.neverLeaks, .sometimes("a full stack") { $0.stack.count == 3 }]
    expectSame(in: stack, wishes, within: limits)
  }

  @Test(arguments: [
    Limits.states(300), .states(10_000), .transitions(257), .transitions(40_000), .events(12_345),
    .depth(6), .firstViolation,
  ])
  func `finds the same where a limit lies beyond what is expanded together`(limits: Limits) {
    let stack = NavigationStack.benchmark.leaking
    expectSame(in: stack, [stack.neverLeaks], within: limits)
  }

  /// State 1 is first reached by breaking the promise, and left alone until state 3 leads to it.
  @Test func `goes on from a state that is reached without breaking a promise after all`() {
    let graph = MarkedGraph([[1, 2], [4], [3], [1], [0]], restores: true) { source, _ in
      source == 0
    }
    var explorer = Explorer(of: graph, checking: [MarkedGraph.neverMarked])
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.stopReason == .cutAtViolations)
  }

  @Test func `stands where the last event led`() {
    var explorer = Explorer(of: ValueExecution(of: NavigationStack.small), within: .depth(3))
    explorer.explore(by: Exhaustive())
    #expect(explorer.system.key == explorer.exploration.graph.keys[explorer.exploration.current])
  }

  @Test(arguments: [0, 1, 40]) func `ends when somebody wants it to`(count: Int) {
    var questions = 0
    var explorer = Explorer(of: ValueExecution(of: DieHardJugs()))
    explorer.isInterrupted = {
      questions += 1
      return questions > count
    }
    explorer.explore(by: Exhaustive())
    #expect(explorer.exploration.stopReason == .interrupted)
    #expect(explorer.exploration.eventsExecuted == count)
    #expect(explorer.exploration.graph.transitionCount == count)
  }

  private func expectSame<Model: ValueSystem>(
    in model: Model, _ properties: [Property<Model.State>], within limits: Limits = Limits(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Model.Event: Equatable {
    let system = ValueExecution(of: model)
    expectSame(of: system, properties, within: limits, sourceLocation: sourceLocation)
    expectSameWays(of: system, properties, within: limits, sourceLocation: sourceLocation)
  }

  private func expectSame<System: TransitionSystem>(
    of system: System, _ properties: [Property<System.State>], within limits: Limits = Limits(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) where System.Event: Equatable {
    var walking = Explorer(of: system, checking: properties, within: limits)
    walking.explore(by: Exhaustive()) { _ in }
    var searching = Explorer(of: system, checking: properties, within: limits)
    searching.explore(by: Exhaustive())
    #expect(Findings(of: &walking) == Findings(of: &searching), sourceLocation: sourceLocation)
    let (walked, searched) = (walking.exploration.graph, searching.exploration.graph)
    #expect(walked.keys == searched.keys, sourceLocation: sourceLocation)
    #expect(walked.targetsByKey == searched.targetsByKey, sourceLocation: sourceLocation)
    #expect(walked.eventCount == searched.eventCount, sourceLocation: sourceLocation)
    let untried = (0..<walked.stateCount).map { walked.untriedCount(of: $0) }
    let left = (0..<searched.stateCount).map { searched.untriedCount(of: $0) }
    #expect(untried == left, sourceLocation: sourceLocation)
  }

  private func expectSameWays<System: TransitionSystem>(
    of system: System, _ properties: [Property<System.State>], within limits: Limits,
    sourceLocation: SourceLocation
  ) where System.Event: Equatable {
    guard limits.edges == nil else { return }
    var walking = Explorer(of: system, checking: properties, within: limits)
    walking.explore(by: Exhaustive()) { _ in }
    var searching = Explorer(of: system, checking: properties, within: limits, keeping: .ways)
    searching.explore(by: Exhaustive())
    #expect(!searching.exploration.graph.keepsTransitions, sourceLocation: sourceLocation)
    #expect(Findings(of: &walking) == Findings(of: &searching), sourceLocation: sourceLocation)
  }
}
