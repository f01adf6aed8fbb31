import ModelChecking

/// Says of a spec without a flow whether what is drawn can be used: where it has dead ends.
@MainActor
public struct DrawingReport {
  private let spec: Spec
  private let drawn: ScreenSystem
  private let claims: SpecClaims
  private let graph: StateGraph<Int>

  /// Walks everything that a spec draws.
  ///
  /// - Throws: ``SpecError`` when a formula of the spec cannot be checked.
  public init(of spec: Spec) throws(SpecError) {
    self.spec = spec
    drawn = ScreenSystem(spec.diagram)
    graph = drawn.explored().graph
    claims = try SpecClaims(spec.claims, in: drawn)
  }

  /// The screens that nothing leads on from, though the flow does not end there; the nearest to launch
  /// first.
  public var deadEnds: [String] {
    ShortestRoutes(in: graph).order.compactMap { state in
      let name = drawn.screens[graph.keys[state]]
      return graph.menuCount(of: state) == 0 && !spec.diagram.ends.contains(name) ? name : nil
    }
  }

  /// The screens that nothing leads to, in the order of the file.
  public var unreachable: [String] {
    spec.diagram.screens.indices.filter { graph.id(of: $0) == nil }.map { drawn.screens[$0] }
  }

  /// Whether nothing is wrong.
  public var isSound: Bool { deadEnds.isEmpty && unreachable.isEmpty && claims.brokenCount == 0 }

  /// Returns the report, ending in a line break.
  public func text(by report: TextReport) -> String {
    let style = report.style
    let name = style.strong(Wording.line(spec.flow))
    let screens = Wording.count(spec.diagram.screens.count, "screen")
    let count = Wording.count(spec.diagram.arrows.count, "transition")
    guard !isSound else {
      return "\(style.good("✔")) \(name) is drawn without a dead end: \(screens), \(count)\n"
    }
    let faults = [
      (deadEnds.count, "dead end", "dead ends"),
      (unreachable.count, "screen out of reach", "screens out of reach"),
      (claims.brokenCount, "broken formula", "broken formulas"),
    ].filter { $0.0 > 0 }.map { "\(Wording.grouped($0)) \($0 == 1 ? $1 : $2)" }
    let headline =
      "\(style.bad("✘")) \(name) is drawn with \(faults.joined(separator: " and ")): \(screens), \(count)"
    return
      ([headline] + deadEnds.map { deadEnd($0, report) } + unreachable.map { lost($0, report) }
      + claims.texts(by: report))
      .joined(separator: "\n") + "\n"
  }

  private func deadEnd(_ screens: String, _ report: TextReport) -> String {
    let id = spec.diagram.screens.first { $0.name.text == screens }?.id ?? ""
    let headline = "\n  \(report.style.bad("✘ dead end")): \(screens) (\(place(of: screens)))"
    let advice = "    nothing leads on: draw what does, or \"\(id) --> [*]\" where the flow may end"
    let trace = drawn.trace(to: screens).map { report.steps(of: $0, isBroken: false) }
    return [headline, advice, trace ?? ""].joined(separator: "\n")
  }

  private func lost(_ screens: String, _ report: TextReport) -> String {
    "\n  \(report.style.bad("✘ out of reach")): \(screens) (\(place(of: screens)))"
      + "\n    nothing that is drawn leads there"
  }

  private func place(of screens: String) -> String {
    spec.diagram.line(of: screens)?.place ?? spec.path
  }
}
