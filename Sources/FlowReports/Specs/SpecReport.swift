public import FlowChecking
import ModelChecking

/// Says whether a flow does what its spec says.
@MainActor
public struct SpecReport {
  private let spec: Spec
  private let survey: FlowSurvey
  private let comparison: SpecComparison
  private let unknown: [PropertyLine]
  private let unlisted: [String]
  private let claims: SpecClaims

  /// Compares a spec with what was seen of its flow, which makes promises of some names.
  ///
  /// - Throws: ``SpecError`` when a formula of the spec cannot be checked.
  public init(
    of spec: Spec, with survey: FlowSurvey, promising properties: [String]
  ) throws(SpecError) {
    self.spec = spec
    self.survey = survey
    comparison = SpecComparison(of: spec.diagram, with: survey)
    let promises = SpecPromises(of: properties)
    unknown = promises.unknown(in: spec.properties ?? [])
    claims = try SpecClaims(spec.claims, in: ScreenSystem(survey.map))
    unlisted = spec.properties.map { promises.unlisted(in: $0) } ?? []
  }

  /// What the comparison comes to.
  public var outcome: FlowExploration.Outcome {
    if claims.brokenCount > 0 || !comparison.isEqual || !unknown.isEmpty || !unlisted.isEmpty {
      return .violated
    }
    return comparison.isIncomplete ? .undecided : .holds
  }

  /// Returns the report, ending in a line break.
  public func text(by report: TextReport) -> String {
    let style = report.style
    let name = style.strong(Wording.line(spec.flow))
    switch outcome {
    case .holds:
      let screens = Wording.count(survey.graph.screens.count, "screen", ending: "s")
      let count = Wording.count(survey.graph.transitions.count, "transition")
      let formulas = claims.count == 0 ? "" : ", \(Wording.count(claims.count, "formula"))"
      return "\(style.good("✔")) \(name) does what \(spec.path) says: \(screens), \(count)"
        + "\(formulas)\n"
    case .undecided:
      let reason = Wording.reason(survey.stopReason)
      return "\(style.unsure("?")) \(name) may do what \(spec.path) says: \(reason)\n"
    case .violated:
      let headline = "\(style.bad("✘")) \(name) does not do what \(spec.path) says: \(counts)\n"
      return headline + differences(by: report).joined(separator: "\n") + "\n"
    }
  }

  private var counts: String {
    let missing = comparison.missingScreens.count + comparison.missing.count + unknown.count
    let surplus = comparison.surplusScreens.count + comparison.surplus.count + unlisted.count
    let words =
      (missing > 0 ? ["\(Wording.grouped(missing)) missing"] : [])
      + (surplus > 0 ? ["\(Wording.grouped(surplus)) surplus"] : [])
      + (comparison.otherStart == nil ? [] : ["another start"])
      + (claims.brokenCount == 0 ? [] : ["\(Wording.count(claims.brokenCount, "formula")) broken"])
    return words.joined(separator: ", ")
  }

  private func differences(by report: TextReport) -> [String] {
    let text = SpecDifference(spec: spec, graph: survey.graph, report: report)
    return (comparison.otherStart.map { [text.start($0)] } ?? [])
      + comparison.missingScreens.map(text.missing) + comparison.missing.map(text.missing)
      + comparison.surplusScreens.map(text.surplus) + comparison.surplus.map(text.surplus)
      + unknown.map(text.missing) + unlisted.map(text.unlisted)
      + claims.texts(by: report)
  }
}
