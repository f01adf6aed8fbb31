/// A list that grows at its end without moving what it holds.
///
/// An array that grows is copied, and for that time needs twice the memory: too much where lists fill
/// most of it. Here elements stay where they are, in blocks. Reading and writing take constant time.
public struct Column<Element> {
  @usableFromInline var memory: ColumnMemory<Element>

  /// How many elements there are.
  @inlinable public var count: Int { memory.withUnsafeMutablePointerToHeader { $0.pointee.count } }

  /// Creates an empty list.
  public init() {
    memory = .empty(blockLimit: 4)
  }

  /// Adds an element at the end.
  @inlinable public mutating func append(_ element: Element) {
    if !isKnownUniquelyReferenced(&memory) { copy() }
    let place = count
    if memory.withUnsafeMutablePointerToHeader({ $0.pointee.room }) == place { addRoom() }
    memory.address(of: place).initialize(to: element)
    memory.withUnsafeMutablePointerToHeader { $0.pointee.count = place + 1 }
  }

  @usableFromInline mutating func copy() {
    memory = memory.copy()
  }

  @usableFromInline mutating func addRoom() {
    if memory.header.blockCount == memory.header.blockLimit { memory = memory.withLongerList() }
    memory.addRoom()
  }
}

extension Column: RandomAccessCollection, MutableCollection {
  /// The place of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The place after the last element.
  @inlinable public var endIndex: Int { count }

  /// The element at a place.
  @inlinable public subscript(place: Int) -> Element {
    get {
      precondition(place >= 0 && place < count, "The list has no element there.")
      return memory.address(of: place).pointee
    }
    set {
      precondition(place >= 0 && place < count, "The list has no element there.")
      if !isKnownUniquelyReferenced(&memory) { copy() }
      memory.address(of: place).pointee = newValue
    }
  }
}

extension Column: ExpressibleByArrayLiteral {
  /// Creates a list of these elements.
  public init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { append(element) }
  }
}

extension Column: Equatable where Element: Equatable {
  /// Whether two lists have equal elements.
  public static func == (first: Column, second: Column) -> Bool { first.elementsEqual(second) }
}

// A value: memory that somebody else has too is copied before it is changed.
extension Column: @unchecked Sendable where Element: Sendable {}
