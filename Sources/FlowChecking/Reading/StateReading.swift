import ModelChecking

/// What was read of a state: its fingerprint, and which object refers to which.
struct StateReading {
  /// The hash of everything that was read.
  let fingerprint: Fingerprint

  /// The number of each object that can be reached from the window and the root coordinator, from 1.
  let numbers: [ObjectIdentifier: Int]

  /// The objects that each object refers to by itself, in the order of the numbers.
  let targets: [[ObjectIdentifier]]

  /// The types of values that could not be looked into, such as closures.
  let unread: Set<String>

  /// Returns whether an object can be reached.
  func reaches(_ object: AnyObject) -> Bool { numbers[ObjectIdentifier(object)] != nil }

  /// Returns the objects that an object refers to by itself.
  func references(of object: AnyObject) -> Set<ObjectIdentifier> {
    numbers[ObjectIdentifier(object)].map { Set(targets[$0 - 1]) } ?? []
  }
}
