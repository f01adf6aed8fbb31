import ModelChecking
import Testing

@Suite struct RandomClaimTests {
  /// How many claims on random graphs hold, are broken whatever comes, and are broken by a cycle.
  private struct Tally: Equatable {
    var holds = 0
    var prefixes = 0
    var lassos = 0
  }

  @Test func `verdicts on random claims agree with the meaning of the words`() throws {
    var generator = SeededGenerator(seed: Seed(2026))
    var tally = Tally()
    for _ in 0..<1500 {
      let graph = LabelledGraph(states: 4, using: &generator)
      let formula = Formula.random(depth: 4, using: &generator)
      try check(formula, Fairness(), in: graph, &tally)
    }
    #expect(tally == Tally(holds: 814, prefixes: 480, lassos: 206))
  }

  @Test func `verdicts on fair runs agree with the meaning of the words`() throws {
    var generator = SeededGenerator(seed: Seed(7))
    var tally = Tally()
    for _ in 0..<1500 {
      let graph = LabelledGraph(states: 4, using: &generator)
      let formula = Formula.random(depth: 3, using: &generator)
      let events = [NamedAtom("event", "a"), NamedAtom("event", "b")]
      let fairness = Fairness(
        weak: events.filter { _ in Bool.random(using: &generator) },
        strong: events.filter { _ in Bool.random(using: &generator) })
      try check(formula, fairness, in: graph, &tally)
    }
    #expect(tally == Tally(holds: 814, prefixes: 517, lassos: 169))
  }

  private func check(
    _ formula: Formula<NamedAtom>, _ fairness: Fairness<NamedAtom>, in graph: LabelledGraph,
    _ tally: inout Tally
  ) throws {
    let message: Comment = "\(formula) assuming \(fairness) in \(graph)"
    switch try graph.verdict(on: .everyRun(formula, fairness)) {
    case .holds:
      tally.holds += 1
      let runs = graph.endlessRuns(ofAtMost: 6).filter { $0.isFair(fairness) }
      #expect(runs.allSatisfy { $0.satisfies(formula) }, message)
    case .violated(.prefix(let choices)):
      tally.prefixes += 1
      let runs = graph.endlessRuns(ofAtMost: choices.count + 5, after: choices)
      #expect(!runs.isEmpty, message)
      #expect(runs.allSatisfy { !$0.satisfies(formula) }, message)
    case .violated(.lasso(let prefix, let cycle)):
      tally.lassos += 1
      let run = try #require(EndlessRun(graph, along: prefix, repeating: cycle), message)
      #expect(!run.satisfies(formula), message)
      #expect(run.isFair(fairness), message)
    case let verdict: Issue.record("\(verdict) of \(message)")
    }
  }
}
