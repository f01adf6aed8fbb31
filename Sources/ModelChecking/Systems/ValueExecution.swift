/// A value system standing in one of its states.
///
/// It restores any state at once, so that the explorer never replays events.
public struct ValueExecution<System: ValueSystem>: TransitionSystem {
  @usableFromInline let system: System

  /// The present state.
  @inlinable public var state: System.State { present }

  @usableFromInline var present: System.State

  /// Creates an execution that stands in the initial state of a system.
  @inlinable public init(of system: System) {
    self.system = system
    present = system.initialState
  }

  /// A value has nothing but what its key says.
  @inlinable public static var isJudgedByKey: Bool { true }

  /// The key of a value is the value itself, packed if the system says how.
  @inlinable public var key: System.Packed { system.packed(present) }

  /// The events that are possible now.
  @inlinable public var events: [System.Event] { system.events(in: present) }

  /// Returns to the initial state.
  @inlinable public mutating func launch() {
    present = system.initialState
  }

  /// Moves along an event.
  @inlinable public mutating func perform(_ event: System.Event) {
    present = system.next(present, event)
  }

  /// Takes on a state and returns true.
  @inlinable public mutating func restore(_ key: System.Packed) -> Bool {
    present = system.unpacked(key)
    return true
  }
}
