import ModelChecking

/// What was read of a state: its fingerprint, and which object refers to which.
struct StateReading {
  /// The hash of everything that was read.
  let fingerprint: Fingerprint

  /// Every object that can be reached from the window and the root coordinator.
  let reached: Set<ObjectIdentifier>

  /// The objects that each object refers to by itself.
  let references: [ObjectIdentifier: Set<ObjectIdentifier>]

  /// The types of values that could not be looked into, such as closures.
  let unread: Set<String>
}
