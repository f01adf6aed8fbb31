/// A way that a trace takes over a map.
struct MapRoute {
  /// One step of the trace.
  struct Step {
    /// The number of the step, from 1.
    let number: Int

    /// The screen that it leaves.
    let source: Int

    /// The row of the screen that the event belongs to; nil for a folded gesture.
    let row: Int?

    /// The screen that it leads to; nil where it is not on the map.
    let target: Int?

    /// What the event is called.
    let event: String

    /// Whether UIKit handles the event itself.
    let isGesture: Bool
  }

  /// The steps that leave a screen of the map.
  let steps: [Step]

  /// Finds the steps of a counterexample on a map.
  init(of counterexample: Report.Counterexample, on map: ScreenMap) {
    let all = [counterexample.start] + counterexample.steps
    steps = counterexample.steps.enumerated().compactMap { place, step in
      guard let source = map.place(of: all[place].picture) else { return nil }
      let target = map.place(of: step.picture)
      let row = map.screens[source].rows.firstIndex { row in
        guard
          step.event == row.event || step.event.hasPrefix("\(row.event)(")
            || step.event == row.label
        else { return false }
        return row.way.target == nil || row.way.target == target
      }
      return Step(
        number: place + 1, source: source, row: row, target: target, event: step.event,
        isGesture: step.isGesture)
    }
  }

  /// Returns whether a step takes a way of the map.
  func step(along edge: ScreenMap.Edge) -> Step? {
    steps.first { $0.source == edge.source && $0.row == edge.row && $0.target == edge.target }
  }

  /// Returns whether the trace comes by a screen.
  func visits(_ screen: Int) -> Bool {
    steps.contains { $0.source == screen || $0.target == screen }
  }
}
