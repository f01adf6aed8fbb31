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
    let place = place(of: key, hashed: Self.hash(key))
    return slots[place] == 0 ? nil : StateID(truncatingIfNeeded: slots[place] & 0xFFFF_FFFF) - 1
  }

  /// Returns the number of the state with a key, after adding it if it is new.
  @inlinable mutating func add(_ key: Key, hashed hash: UInt64) -> (id: StateID, isNew: Bool) {
    let place = place(of: key, hashed: hash)
    let slot = slots[place]
    if slot != 0 { return (StateID(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1, false) }
    let id = keys.count
    keys.append(key)
    slots[place] = hash << 32 | UInt64(truncatingIfNeeded: id + 1)
    if keys.count * 4 > slots.count * 3 { grow() }
    return (id, true)
  }

  /// Returns where a key stands, or would stand.
  @inlinable func place(of key: Key, hashed hash: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[place]
      if slot == 0 { return place }
      if slot >> 32 == hash, keys[Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1] == key {
        return place
      }
      place = (place + 1) & mask
    }
  }

  /// Reads the slots where keys with these hashes stand or would stand, so that they are near when
  /// they are looked up: the processor waits for all of them together and not for one after another.
  @inlinable mutating func fetch(_ hashes: some Sequence<UInt64>) {
    let mask = slots.count - 1
    for hash in hashes { lastFetched &+= slots[Int(truncatingIfNeeded: hash) & mask] }
  }

  /// Half of the hash of a key.
  @inlinable static func hash(_ key: Key) -> UInt64 {
    UInt64(truncatingIfNeeded: key.hashValue) & 0xFFFF_FFFF
  }

  /// Doubles the table, for which the halves of the hashes are enough.
  @inlinable mutating func grow() {
    let mask = slots.count * 2 - 1
    var grown: [UInt64] = Array(repeating: 0, count: mask + 1)
    for slot in slots where slot != 0 {
      var place = Int(truncatingIfNeeded: slot >> 32) & mask
      while grown[place] != 0 { place = (place + 1) & mask }
      grown[place] = slot
    }
    slots = grown
  }
}

extension StateIndex: Sendable where Key: Sendable {}
