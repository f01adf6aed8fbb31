import ModelChecking

/// A model that stops doing what it is told after so many events, over all launches.
///
/// The tiredness is hidden state: neither the key nor a launch takes notice of it.
final class TiringSystem<Model: ValueSystem>: TransitionSystem {
  private let model: Model
  private var strength: Int

  private(set) var key: Model.State

  /// Creates a system that behaves like a model for so many events.
  init(of model: Model, after strength: Int) {
    self.model = model
    self.strength = strength
    key = model.initialState
  }

  var state: Model.State { key }

  var events: [Model.Event] { model.events(in: key) }

  func launch() {
    key = model.initialState
  }

  func perform(_ event: Model.Event) {
    if strength > 0 { key = model.next(key, event) }
    strength -= 1
  }
}
