import Foundation
import Testing

@testable import Benchmarks
@testable import ModelChecking

/// A search with several threads finds what one thread finds, in the same order.
@Suite struct ThreadTests {
  @Test(arguments: [1, 2, 3]) func `finds every state of the benchmarks`(threads: Int) {
    let sizes = [
      (NavigationStack.benchmark, GraphSize(states: 15_617, transitions: 50_021, depth: 9)),
      (.large, GraphSize(states: 116_363, transitions: 369_092, depth: 10)),
    ]
    for (stack, size) in sizes {
      let packed = PackedNavigationStack(system: stack)
      var explorer = explorer(of: packed, checking: [stack.neverLeaks], keeping: .ways)
      explorer.explore(by: Exhaustive(), threads: threads)
      #expect(GraphSize(of: explorer.exploration) == size)
      #expect(explorer.exploration.isComplete)
    }
    var explorer = explorer(of: TwoPhaseCommit(count: 5), checking: [])
    explorer.explore(by: Exhaustive(), threads: threads)
    let size = GraphSize(states: 8_832, transitions: 58_145, depth: 16)
    #expect(GraphSize(of: explorer.exploration) == size)
  }

  @Test(arguments: [2, 3]) func `finds the same graph, numbers and all`(threads: Int) {
    let stack = NavigationStack.benchmark.leaking
    expectSame(in: stack, [stack.neverLeaks], threads: threads)
    expectSame(in: PackedNavigationStack(system: stack), [stack.neverLeaks], threads: threads)
    let table = DiningPhilosophers(count: 9)
    expectSame(in: table, [table.neverStuck], threads: threads)
    expectSame(in: DrawnGraph([[]]), [], threads: threads)
  }

  @Test(arguments: [2, 3]) func `finds the same shortest trace`(threads: Int) throws {
    let stack = NavigationStack.benchmark.leaking
    var explorer = explorer(of: stack, checking: [stack.neverLeaks])
    explorer.explore(by: Exhaustive(), threads: threads)
    #expect(explorer.exploration.graph.stateCount == 15_625)
    #expect(explorer.exploration.violations.count == 320)
    let found = try #require(explorer.verdicts()[0].counterexample)
    #expect(found.trace.choices == [0, 0, 0, 4, 0, 4, 0, 4])
    #expect(found.shorterStatesSearched == 7937)
  }

  @Test(arguments: [
    Limits.states(1), .states(300), .states(10_000), .transitions(1), .transitions(40_000),
    .events(0), .events(12_345), .depth(0), .depth(6), .firstViolation, .time(.zero),
    [.firstViolation, .depth(9)],
  ])
  func `stops at the same place`(limits: Limits) {
    let stack = NavigationStack.benchmark.leaking
    let wishes = [stack.neverLeaks, .sometimes("a full stack") { $0.stack.count == 4 }]
    expectSame(in: stack, wishes, within: limits, threads: 3)
  }

  /// The numbers are those of one thread, which the walk of the general loop finds as well.
  @Test func `stops at exact numbers`() {
    let stack = NavigationStack.benchmark.leaking
    var states = explorer(of: stack, checking: [stack.neverLeaks], within: .states(10_000))
    states.explore(by: Exhaustive(), threads: 2)
    #expect(states.exploration.graph.stateCount == 10_000)
    #expect(states.exploration.stopReason == .states(10_000))
    var first = explorer(of: stack, checking: [stack.neverLeaks], within: .firstViolation)
    first.explore(by: Exhaustive(), threads: 2)
    #expect(first.exploration.violations.count == 1)
    #expect(first.exploration.stopReason == .firstViolation)
    #expect(first.verdicts()[0].counterexample?.trace.count == 8)
  }

  @Test func `ends when somebody wants it to`() {
    var questions = 0
    var explorer = explorer(of: NavigationStack.benchmark, checking: [])
    explorer.isInterrupted = {
      questions += 1
      return questions > 9_000
    }
    explorer.explore(by: Exhaustive(), threads: 2)
    #expect(explorer.exploration.stopReason == .interrupted)
    #expect(explorer.exploration.graph.transitionCount == 9_000)
  }

  @Test func `performs events elsewhere, and judges where it was asked`() {
    let system = ThreadWatch()
    var judges: Set<ObjectIdentifier> = []
    let watch = Property<Int>.always("watched") { _ in
      judges.insert(ObjectIdentifier(Thread.current))
      return nil
    }
    var alone = explorer(of: system, checking: [watch])
    alone.explore(by: Exhaustive(), threads: 1)
    #expect(system.performers == [ObjectIdentifier(Thread.current)])
    var together = explorer(of: system, checking: [watch])
    together.explore(by: Exhaustive(), threads: 2)
    #expect(system.performers.count > 1)
    #expect(judges == [ObjectIdentifier(Thread.current)])
  }

  @Test func `other strategies go their way with one thread`() {
    var explorer = Explorer(of: ValueExecution(of: DieHardJugs()))
    explorer.explore(by: DepthFirst(), threads: 2)
    #expect(GraphSize(of: explorer.exploration) == GraphSize(states: 16, transitions: 96, depth: 7))
  }

  @Test func `no thread cannot explore`() async {
    await #expect(processExitsWith: .failure) {
      var explorer = Explorer(of: ValueExecution(of: DieHardJugs()))
      explorer.explore(by: Exhaustive(), threads: 0)
    }
  }

  private func explorer<Model: ValueSystem>(
    of model: Model, checking properties: [Property<Model.State>], within limits: Limits = Limits(),
    keeping detail: GraphDetail = .transitions
  ) -> Explorer<ValueExecution<Model>> {
    Explorer(
      of: ValueExecution(of: model), checking: properties, within: limits, keeping: detail)
  }

  private func expectSame<Model: ValueSystem & Sendable>(
    in model: Model, _ properties: [Property<Model.State>], within limits: Limits = Limits(),
    threads: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) where Model.Event: Equatable, Model.State: Sendable, Model.Packed: Sendable {
    var one = explorer(of: model, checking: properties, within: limits)
    one.explore(by: Exhaustive())
    var several = explorer(of: model, checking: properties, within: limits)
    several.explore(by: Exhaustive(), threads: threads)
    #expect(Findings(of: &one) == Findings(of: &several), sourceLocation: sourceLocation)
    let (first, second) = (one.exploration.graph, several.exploration.graph)
    #expect(first.targetsByKey == second.targetsByKey, sourceLocation: sourceLocation)
    let untried = [first, second].map { graph in
      (0..<graph.stateCount).map { graph.untriedCount(of: $0) }
    }
    #expect(untried[0] == untried[1], sourceLocation: sourceLocation)
  }
}
