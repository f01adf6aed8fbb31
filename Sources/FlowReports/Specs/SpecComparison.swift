import FlowChecking
import ModelChecking

/// What a diagram draws and a flow does not do, and what the flow does and the diagram does not draw.
struct SpecComparison {
  /// What is drawn and never on screen.
  let missingScreens: [Diagram.Screens]

  /// What is drawn and does not happen, except on screens that are missing.
  let missing: [Diagram.Arrow]

  /// What is on screen and not drawn.
  let surplusScreens: [String]

  /// What happens and is not drawn, except on screens that are surplus.
  let surplus: [NavigationGraph.Transition]

  /// What is on screen after launch, if another thing is drawn there.
  let otherStart: String?

  /// Whether the flow may do more than was seen.
  let isIncomplete: Bool

  /// Compares a diagram with what was seen of a flow; of what was not explored nothing is missing.
  init(of diagram: Diagram, with survey: FlowSurvey) {
    let graph = survey.graph
    isIncomplete = survey.stopReason != .exhausted
    let shown = Set(graph.screens)
    let drawn = Set(diagram.screens.map(\.name.text))
    let done = Set(graph.transitions)
    let known = Set(diagram.arrows.map(\.transition))
    missingScreens = isIncomplete ? [] : diagram.screens.filter { !shown.contains($0.name.text) }
    missing =
      isIncomplete
      ? []
      : diagram.arrows.filter {
        !done.contains($0.transition) && shown.contains($0.transition.source)
      }
    surplusScreens = graph.screens.filter { !drawn.contains($0) }
    let isWhole = !isIncomplete
    surplus = graph.transitions.filter { transition in
      !known.contains(transition) && drawn.contains(transition.source)
        && (isWhole || !Self.mayBeFolded(transition, into: diagram))
    }
    otherStart = graph.screens.first.flatMap { $0 == diagram.start ? nil : $0 }
  }

  /// Returns whether a transition may be part of one that is drawn: what folds them, such as the back
  /// button, may not have been tried yet.
  private static func mayBeFolded(
    _ transition: NavigationGraph.Transition, into diagram: Diagram
  ) -> Bool {
    transition.event.hasPrefix("hold back")
      || diagram.arrows.contains {
        $0.transition.source == transition.source && $0.transition.target == transition.target
      }
  }

  /// Whether the flow does what is drawn, as far as was seen.
  var isEqual: Bool {
    missingScreens.isEmpty && missing.isEmpty && surplusScreens.isEmpty && surplus.isEmpty
      && otherStart == nil
  }
}
