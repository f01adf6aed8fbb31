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
      let reason = refutation?.reason ?? "it comes true nowhere"
      let headline = "\n  \(report.style.bad("✘ \(name)")) — \(reason) (\(claim.name.line.place))"
      guard let refutation else { return headline }
      let trace = system.trace(along: refutation.prefix + refutation.cycle)
      return "\(headline)\n\(report.steps(of: trace, cycleLength: refutation.cycle.count))"
    }
  }
}
