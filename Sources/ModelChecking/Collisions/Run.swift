/// What the events of a trace did, step by step, when it was run from launch.
struct Run<Key: Hashable>: Hashable {
  /// A state that a key stands for, and the place of an event in its menu.
  struct Step: Hashable {
    let key: Key
    let choice: Int
  }

  /// What can be told of the state that an event leads to.
  struct Effect: Hashable {
    let key: Key
    let menuCount: Int

    /// The places of the promises that are broken.
    let broken: Set<Int>
  }

  /// The steps, as far as the menus had them.
  var steps: [Step] = []

  /// What each step did.
  var effects: [Effect] = []

  /// The choices of the steps.
  var choices: [Int] { steps.map(\.choice) }

  /// Returns the run up to a step, that included.
  func prefix(through place: Int) -> Run {
    Run(steps: Array(steps[...place]), effects: Array(effects[...place]))
  }

  /// Returns the first step of another run that does something else than the same step here, or
  /// earlier in the other run itself, with the place of each; and which run the first is of.
  func conflict(with other: Run) -> (first: Run, second: Run)? {
    var known: [Step: (run: Run, place: Int)] = [:]
    for run in [self, other] {
      for (place, step) in run.steps.enumerated() {
        guard let earlier = known[step] else {
          known[step] = (run, place)
          continue
        }
        guard earlier.run.effects[earlier.place] != run.effects[place] else { continue }
        return (earlier.run.prefix(through: earlier.place), run.prefix(through: place))
      }
    }
    return nil
  }
}
