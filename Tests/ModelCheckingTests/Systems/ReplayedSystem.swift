import ModelChecking

/// A model in the shape of real objects: it hides its state and can only be launched and driven.
///
/// It counts what is asked of it. Whoever holds the reference sees what an explorer did.
final class ReplayedSystem<Model: ValueSystem>: TransitionSystem {
  private let model: Model
  private var present: Model.State

  /// How many times it was launched.
  private(set) var launchCount = 0

  /// How many events it performed over all launches.
  private(set) var performedCount = 0

  /// Creates a system that behaves like a model.
  init(of model: Model) {
    self.model = model
    present = model.initialState
  }

  var key: Model.State { present }

  var state: Model.State { present }

  var events: [Model.Event] { model.events(in: present) }

  func launch() {
    launchCount += 1
    present = model.initialState
  }

  func perform(_ event: Model.Event) {
    performedCount += 1
    present = model.next(present, event)
  }
}
