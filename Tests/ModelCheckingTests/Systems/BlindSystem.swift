import ModelChecking

/// A model in the shape of real objects, whose key shows a part of its state only.
final class BlindSystem<Model: ValueSystem, Key: Hashable>: TransitionSystem {
  private let model: Model
  private let sight: (Model.State) -> Key

  private(set) var state: Model.State

  /// Creates a system that behaves like a model and shows what a function sees of it.
  init(of model: Model, seeing sight: @escaping (Model.State) -> Key) {
    self.model = model
    self.sight = sight
    state = model.initialState
  }

  var key: Key { sight(state) }

  var events: [Model.Event] { model.events(in: state) }

  func launch() {
    state = model.initialState
  }

  func perform(_ event: Model.Event) {
    state = model.next(state, event)
  }
}
