import FlowChecking

/// Puts single differences between a spec and its flow into words.
@MainActor
struct SpecDifference {
  let spec: Spec
  let graph: NavigationGraph
  let report: TextReport

  /// Says that something else is on screen after launch than is drawn.
  func start(_ screens: String) -> String {
    let place = spec.diagram.line(of: spec.diagram.start)?.place ?? spec.path
    return headline(
      "another start", "\(screens) instead of \(spec.diagram.start)", at: place)
  }

  /// Says that something drawn is never on screen, with the drawn way to it.
  func missing(_ screens: Diagram.Screens) -> String {
    let headline = headline("missing screen", screens.name.text, at: screens.name.line.place)
    let drawn = ScreenSystem(spec.diagram)
    guard let trace = drawn.trace(to: screens.name.text) else {
      return "\(headline)\n    nothing that is drawn leads there"
    }
    return "\(headline)\n    never shown; drawn is\n\(report.steps(of: trace, isBroken: false))"
  }

  /// Says that something drawn does not happen, with the way to where it should.
  func missing(_ arrow: Diagram.Arrow) -> String {
    let transition = arrow.transition
    return lines(
      headline("missing", text(of: transition), at: arrow.line.place),
      "    \(instead(of: transition))", trace: graph.trace(to: transition.source))
  }

  /// Says that a promise is listed which the flow does not make.
  func missing(_ property: PropertyLine) -> String {
    headline("missing promise", property.name.text, at: property.name.line.place)
  }

  /// Says that something is on screen which is not drawn, with the way to it.
  func surplus(_ screens: String) -> String {
    let count = graph.transitions.count { $0.source == screens }
    let onward = count == 0 ? "" : ", and \(Wording.count(count, "transition")) from there"
    return lines(
      headline("surplus screen", screens + onward, at: spec.path), trace: graph.trace(to: screens))
  }

  /// Says that something happens which is not drawn, with the way to it.
  func surplus(_ transition: NavigationGraph.Transition) -> String {
    let place = spec.diagram.line(of: transition.source)?.place ?? spec.path
    return lines(
      headline("surplus", text(of: transition), at: place), trace: graph.trace(along: transition))
  }

  /// Says that the flow makes a promise which is not listed.
  func unlisted(_ property: String) -> String {
    headline("surplus promise", property, at: spec.path)
  }

  private func headline(_ kind: String, _ text: String, at place: String) -> String {
    "\n  \(report.style.bad("✘ \(kind)")): \(Wording.line(text)) (\(place))"
  }

  private func text(of transition: NavigationGraph.Transition) -> String {
    "\(transition.event), from \(transition.source) to \(transition.target)"
  }

  private func instead(of transition: NavigationGraph.Transition) -> String {
    let there = graph.transitions.filter { $0.source == transition.source }
    let targets = there.filter { $0.event == transition.event }.map(\.target)
    if !targets.isEmpty { return "there it leads to \(Wording.list(targets, atMost: 3))" }
    let events = there.filter { $0.target == transition.target }.map { "\"\($0.event)\"" }
    return events.isEmpty
      ? "there it cannot happen, or changes nothing on screen"
      : "what leads there is \(Wording.list(events, atMost: 3))"
  }

  private func lines(_ lines: String..., trace: FlowTrace?) -> String {
    (lines + (trace.map { [report.steps(of: $0, isBroken: false)] } ?? [])).joined(separator: "\n")
  }
}
