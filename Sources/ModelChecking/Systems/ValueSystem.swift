/// A system whose states are values and whose transitions are a pure function.
///
/// Models of reducers and protocols are written this way. Run one with ``ValueExecution``.
///
/// A search keeps every state that it finds. Where there are millions, a system may say how a state
/// is packed into fewer bytes, a `UInt64` say: a state that holds arrays has many, and is slow to
/// hash. Only `packed(_:)` and `unpacked(_:)` have to be written for that.
public protocol ValueSystem {
  /// The whole state; equal states are the same state.
  associatedtype State: Hashable

  /// One thing that the environment does to the system.
  associatedtype Event

  /// A state as it is kept in memory: the state itself, unless a system says otherwise.
  associatedtype Packed: Hashable = State

  /// The state after launch.
  var initialState: State { get }

  /// Returns the events that are possible in a state, in an order that depends on it alone.
  func events(in state: State) -> [Event]

  /// Returns the state that an event leads to.
  func next(_ state: State, _ event: Event) -> State

  /// Returns a state as it is kept; different states must be different then too.
  func packed(_ state: State) -> Packed

  /// Returns the state that was packed.
  func unpacked(_ packed: Packed) -> State
}

extension ValueSystem where Packed == State {
  /// Returns the state itself.
  @inlinable public func packed(_ state: State) -> State { state }

  /// Returns the state itself.
  @inlinable public func unpacked(_ packed: State) -> State { packed }
}
