import FlowChecking
import ModelChecking

/// What a system says of the formulas of a spec.
struct SpecClaims {
  private let system: ScreenSystem
  private let broken: [(claim: SpecClaim, refutation: Refutation?)]

  /// How many formulas there are.
  let count: Int

  /// Checks formulas.
  ///
  /// - Throws: ``SpecError`` when one cannot be checked.
  init(_ claims: [SpecClaim], in system: ScreenSystem) throws(SpecError) {
    self.system = system
    count = claims.count
    var broken: [(claim: SpecClaim, refutation: Refutation?)] = []
    for claim in claims {
      switch try claim.verdict(in: system) {
      case .holds, .undecided: break
      case .unreachable: broken.append((claim, nil))
      case .violated(let refutation): broken.append((claim, refutation))
      }
    }
    self.broken = broken
  }

  /// How many of them are broken.
  var brokenCount: Int { broken.count }

  /// Returns how each of the broken ones is.
  @MainActor
  func texts(by report: TextReport) -> [String] {
    broken.map { claim, refutation in
      let name = Wording.line(claim.name.text)
      let headline =
        "\n  \(report.style.bad("✘ \(name)")) — \(Self.reason(refutation)) (\(claim.name.line.place))"
      guard let refutation else { return headline }
      let trace = system.trace(along: refutation.prefix + refutation.cycle)
      return "\(headline)\n\(report.steps(of: trace, isBroken: refutation.cycle.isEmpty))"
    }
  }

  private static func reason(_ refutation: Refutation?) -> String {
    switch refutation {
    case nil: "it comes true nowhere"
    case .prefix: "it is broken, whatever comes later"
    case .lasso(_, let cycle):
      cycle.isEmpty
        ? "nothing can happen any more, and it has not come true"
        : "it never comes true when the last \(Wording.count(cycle.count, "event")) "
          + "\(cycle.count == 1 ? "is" : "are") repeated for ever"
    case .pointOfNoReturn(let choices, _):
      choices.isEmpty
        ? "it is not possible at all" : "it was possible before the last event, and never again"
    }
  }
}
