/// The numbers of states by their keys.
///
/// A table with open addressing, whose slots hold half of a hash and a number: keys are stored once,
/// and hashed once when they are looked up. At most three slots in four are taken.
@usableFromInline struct StateIndex<Key: Hashable> {
  @usableFromInline var slots: [UInt64] = Array(repeating: 0, count: 16)

  /// Depends on what was fetched, for the sake of reading it.
  @usableFromInline var lastFetched: UInt64 = 0

  /// The keys by number.
  @usableFromInline var keys = Column<Key>()

  /// Creates an index without states.
  @inlinable init() {}

  /// Returns the number of the state with a key, if there is one.
  @inlinable func id(of key: Key) -> StateID? {
    let id = Self.id(in: slots[place(of: HashedKey(key))])
    return id == StateRecord.none ? nil : StateID(id)
  }

  /// Returns the number of the state with a key, after adding it if it is new.
  @inlinable mutating func add(_ hashed: HashedKey<Key>) -> (id: Int32, isNew: Bool) {
    let place = place(of: hashed)
    let slot = slots[place]
    if slot != 0 { return (Self.id(in: slot), false) }
    let id = keys.count
    keys.append(hashed.key)
    slots[place] = UInt64(hashed.hash) << 32 | UInt64(truncatingIfNeeded: id + 1)
    if keys.count * 4 > slots.count * 3 { grow() }
    return (Int32(truncatingIfNeeded: id), true)
  }

  /// Returns where a key stands, or would stand.
  @inlinable func place(of hashed: HashedKey<Key>) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hashed.hash) & mask
    while true {
      let slot = slots[place]
      if slot == 0 { return place }
      if Self.isOf(hashed.hash, slot), keys[Int(Self.id(in: slot))] == hashed.key { return place }
      place = (place &+ 1) & mask
    }
  }

  /// Reads the slots and the keys where some keys stand or would stand, so that they are near when they
  /// are looked up: the processor waits for all of them together and not for one after another.
  @inlinable mutating func fetch(_ keys: ArraySlice<HashedKey<Key>>) {
    let mask = slots.count - 1
    var read: UInt64 = 0
    for key in keys { read &+= slots[Int(truncatingIfNeeded: key.hash) & mask] }
    for key in keys { read &+= UInt64(truncatingIfNeeded: place(of: key)) }
    lastFetched = read
  }

  /// The number that a slot holds, or none where it is free.
  @inlinable static func id(in slot: UInt64) -> Int32 { Int32(truncatingIfNeeded: slot) &- 1 }

  @inlinable static func isOf(_ hash: UInt32, _ slot: UInt64) -> Bool {
    slot != 0 && UInt32(truncatingIfNeeded: slot >> 32) == hash
  }

  /// Doubles the table, for which the halves of the hashes are enough.
  @inlinable mutating func grow() {
    let mask = slots.count * 2 - 1
    var grown: [UInt64] = Array(repeating: 0, count: mask + 1)
    for slot in slots where slot != 0 {
      var place = Int(truncatingIfNeeded: slot >> 32) & mask
      while grown[place] != 0 { place = (place &+ 1) & mask }
      grown[place] = slot
    }
    slots = grown
  }
}

extension StateIndex: Sendable where Key: Sendable {}
