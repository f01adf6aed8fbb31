/// A list that grows at its end without moving what it holds.
///
/// An array that grows is copied, and for that time needs twice the memory: too much where lists fill
/// most of it. Here elements stay where they are, in blocks. Reading and writing take constant time.
public struct Column<Element> {
  @inlinable static var blockBits: Int { 16 }
  @inlinable static var blockMask: Int { 0xFFFF }

  @usableFromInline var blocks: [ContiguousArray<Element>] = []

  /// How many elements there are.
  @usableFromInline var elementCount = 0

  /// How many elements there are.
  @inlinable public var count: Int { elementCount }

  /// Creates an empty list.
  @inlinable public init() {}

  /// Adds an element at the end.
  @inlinable public mutating func append(_ element: Element) {
    if elementCount & Self.blockMask == 0 { addBlock() }
    blocks[elementCount >> Self.blockBits].append(element)
    elementCount += 1
  }

  /// All blocks but the first get their memory at once, so that small lists stay small.
  @inlinable mutating func addBlock() {
    var block = ContiguousArray<Element>()
    if !blocks.isEmpty { block.reserveCapacity(1 << Self.blockBits) }
    blocks.append(block)
  }
}

extension Column: RandomAccessCollection, MutableCollection {
  /// The place of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The place after the last element.
  @inlinable public var endIndex: Int { elementCount }

  /// The element at a place.
  @inlinable public subscript(place: Int) -> Element {
    get { blocks[place >> Self.blockBits][place & Self.blockMask] }
    set { blocks[place >> Self.blockBits][place & Self.blockMask] = newValue }
  }
}

extension Column: ExpressibleByArrayLiteral {
  /// Creates a list of these elements.
  public init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }
}

extension Column: Equatable where Element: Equatable {}

extension Column: Sendable where Element: Sendable {}
