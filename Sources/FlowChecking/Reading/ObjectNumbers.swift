/// Numbers objects from 1, in the order in which they are met.
///
/// It is a hash table of addresses with open addressing, and keeps its memory when it is emptied. What
/// is in it then counts no more, since its numbers are lower than all that are given later.
struct ObjectNumbers {
  private struct Slot {
    var address: UInt = 0
    var number = 0
  }

  private var slots: [Slot]

  /// The last number that was given before the table was emptied.
  private var base = 0

  /// How many objects have a number.
  private(set) var count = 0

  /// Prepares for about so many objects, which is a power of two.
  init(expecting count: Int = 64) {
    slots = Array(repeating: Slot(), count: 2 * count)
  }

  /// Returns the number of an object, if it has one.
  subscript(object: AnyObject) -> Int? { self[UInt(bitPattern: ObjectIdentifier(object))] }

  /// Returns the number of the object at an address, if it has one.
  subscript(address: UInt) -> Int? {
    let number = slots[place(of: address)].number
    return number > base ? number - base : nil
  }

  /// Gives an object the next number unless it has one; returns whether it had none.
  mutating func insert(_ object: AnyObject) -> Bool {
    add(UInt(bitPattern: ObjectIdentifier(object))).isNew
  }

  /// Gives what is at an address the next number unless it has one; returns its number, and whether it
  /// is new.
  mutating func add(_ address: UInt) -> (number: Int, isNew: Bool) {
    let place = place(of: address)
    guard slots[place].number <= base else { return (slots[place].number - base, false) }
    count += 1
    slots[place] = Slot(address: address, number: base + count)
    if 2 * count > slots.count { grow() }
    return (count, true)
  }

  /// Takes all numbers away.
  mutating func removeAll() {
    base += count
    count = 0
  }

  /// Returns where an address is, or where it belongs.
  private func place(of address: UInt) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place].number > base, slots[place].address != address {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.number > base { slots[place(of: slot.address)] = slot }
  }
}
