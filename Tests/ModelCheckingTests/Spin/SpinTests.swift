import ModelChecking
import Testing

/// Verdicts on random claims are those of SPIN, an independent model checker.
@Suite(.enabled(if: Spin.isInstalled, "SPIN or a C compiler is not installed: see .ci/install"))
struct SpinTests {
  /// How many claims hold, and how many do not.
  private struct Tally: Equatable {
    var holds = 0
    var broken = 0
  }

  @Test func `verdicts agree with SPIN on all runs and on weakly fair ones`() async throws {
    var generator = SeededGenerator(seed: Seed(1991))
    let model = SpinModel(cases: (0..<200).map { _ in drawn(using: &generator) })
    let spin = try await Spin(of: model)
    let events = ["a", "b"].map { NamedAtom("event", $0) }
    var tallies = [false: Tally(), true: Tally()]
    for (place, pair) in model.cases.enumerated() {
      for isFair in [false, true] {
        let fairness = Fairness(weak: isFair ? events : [])
        let verdict = try pair.graph.verdict(on: .everyRun(pair.formula, fairness))
        let holds = try await spin.holds(place, fairly: isFair)
        #expect(holds == (verdict == .holds), "\(pair.formula), fair: \(isFair), \(pair.graph)")
        if holds == true { tallies[isFair]?.holds += 1 }
        if holds == false { tallies[isFair]?.broken += 1 }
      }
    }
    #expect(tallies == [false: Tally(holds: 102, broken: 98), true: Tally(holds: 104, broken: 96)])
  }

  /// Draws a graph and a formula that speaks of time and that SPIN translates fast.
  private func drawn(using generator: inout SeededGenerator) -> SpinModel.Case {
    while true {
      let pair = SpinModel.Case(
        graph: LabelledGraph(states: 5, using: &generator),
        formula: .random(depth: 3, using: &generator))
      let text = SpinModel(cases: []).text(of: pair.formula)
      if pair.formula.value(where: { _ in true }) == nil, text.count < 100 { return pair }
    }
  }
}
