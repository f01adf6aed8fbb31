/// A system whose states are values and whose transitions are a pure function.
///
/// Models of reducers and protocols are written this way. Run one with ``ValueExecution``.
public protocol ValueSystem {
  /// The whole state; equal states are the same state.
  associatedtype State: Hashable

  /// One thing that the environment does to the system.
  associatedtype Event

  /// The state after launch.
  var initialState: State { get }

  /// Returns the events that are possible in a state, in an order that depends on it alone.
  func events(in state: State) -> [Event]

  /// Returns the state that an event leads to.
  func next(_ state: State, _ event: Event) -> State
}
