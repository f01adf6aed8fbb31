/// The way that a counterexample takes over the screens of a diagram.
struct DiagramPath {
  /// One step from screen to screen.
  struct Step: Hashable {
    /// The place of the screen that it leaves.
    let source: Int

    /// The place of the screen that it leads to.
    let target: Int

    /// The number of the step and its event.
    let label: String
  }

  /// The places of the screens, each once.
  let screens: [Int]

  /// The steps that lead to another screen.
  let steps: [Step]

  init(of counterexample: Report.Counterexample, on map: ScreenMap) {
    var met = Numbering<Int>()
    var steps: [Step] = []
    var last: Int?
    for (number, step) in counterexample.states.enumerated() {
      guard let place = map.place(of: step.picture) else { continue }
      _ = met.number(of: place)
      if let last, last != place {
        steps.append(
          Step(
            source: last, target: place, label: ScreenDiagram.label("\(number) \(step.event)")))
      }
      last = place
    }
    screens = met.values
    self.steps = steps
  }
}
