import ModelChecking

/// Random events from launch until a promise is broken.
struct FailingWalk<Model: ValueSystem> where Model.Event: Equatable {
  private let model: Model
  private let promise: Property<Model.State>

  /// The choices of the walk.
  let choices: [Int]

  /// Draws walks of so many events at most, until one breaks a promise.
  init(of model: Model, breaking promise: Property<Model.State>, seed: UInt64, longest: Int = 50) {
    self.model = model
    self.promise = promise
    var generator = SeededGenerator(seed: Seed(seed))
    var walk: [Int] = []
    var state = model.initialState
    while walk.isEmpty || !promise.isBroken(by: state) {
      if walk.count == longest {
        walk = []
        state = model.initialState
      }
      let menu = model.events(in: state)
      walk.append(generator.index(below: menu.count))
      state = model.next(state, menu[walk[walk.count - 1]])
    }
    choices = walk
  }

  /// Explores nothing but the walk, shrinks it, and returns what comes of it.
  func shrunk(by passes: [any ShrinkingPass] = .standard) -> Counterexample<Model.Event>? {
    let strategy = ScriptedStrategy(choices: choices)
    let explorer = model.exploredAsObjects(by: strategy, checking: [promise])
    var shrinker = Shrinker(of: explorer, by: passes)
    shrinker.shrinkAll()
    var shrunk = shrinker.explorer
    return shrunk.counterexamples().first
  }
}

extension Property {
  /// Whether a state breaks the promise.
  fileprivate func isBroken(by state: State) -> Bool {
    if case .always(let reason) = claim { reason(state) != nil } else { false }
  }
}
