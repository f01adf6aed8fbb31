/// A value system standing in one of its states.
///
/// It restores any state at once, so that the explorer never replays events.
public struct ValueExecution<System: ValueSystem>: TransitionSystem {
  private let system: System

  /// The present state.
  public private(set) var state: System.State

  /// Creates an execution that stands in the initial state of a system.
  public init(of system: System) {
    self.system = system
    state = system.initialState
  }

  /// The key of a value is the value itself.
  public var key: System.State { state }

  /// The events that are possible now.
  public var events: [System.Event] { system.events(in: state) }

  /// Returns to the initial state.
  public mutating func launch() {
    state = system.initialState
  }

  /// Moves along an event.
  public mutating func perform(_ event: System.Event) {
    state = system.next(state, event)
  }

  /// Takes on a state and returns true.
  public mutating func restore(_ key: System.State) -> Bool {
    state = key
    return true
  }
}
