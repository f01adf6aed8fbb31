/// Up to seven numbers from 0 to 15, in 32 bits.
///
/// An array would do, but it lives on the heap: each state then costs an allocation for each list.
struct ShortList: Hashable {
  /// The count in the four lowest bits, and then the elements, the first one first.
  private(set) var bits: UInt32 = 0

  /// Creates an empty list.
  init() {}

  /// Creates a list with one element.
  init(_ element: Int) {
    append(element)
  }

  /// Creates a list of so many zeros.
  init(zeros count: Int) {
    bits = UInt32(count)
  }

  /// Creates a list from its bits.
  init(bits: UInt32) {
    self.bits = bits
  }

  /// How many elements there are.
  var count: Int { Int(truncatingIfNeeded: bits & 15) }

  /// Whether there are none.
  var isEmpty: Bool { count == 0 }

  /// The last element; there must be one.
  var last: Int { self[count &- 1] }

  /// An element by its place.
  subscript(place: Int) -> Int {
    get { Int(truncatingIfNeeded: bits &>> shift(place) & 15) }
    set {
      let element = UInt32(truncatingIfNeeded: newValue & 15)
      bits = bits & ~(15 &<< shift(place)) | element &<< shift(place)
    }
  }

  /// Adds an element at the end.
  mutating func append(_ element: Int) {
    let place = count
    bits &+= 1
    self[place] = element
  }

  /// Takes the last element away and returns it.
  mutating func removeLast() -> Int {
    let element = last
    self[count &- 1] = 0
    bits &-= 1
    return element
  }

  /// Takes the first element away and returns it.
  mutating func removeFirst() -> Int {
    let element = self[0]
    bits = (bits >> 8) << 4 | UInt32(count - 1)
    return element
  }

  private func shift(_ place: Int) -> UInt32 { UInt32(truncatingIfNeeded: place &+ 1) &* 4 }
}
