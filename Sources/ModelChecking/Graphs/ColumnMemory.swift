/// The memory of a column: blocks that stay where they are, and the list of where that is.
///
/// Only a ``Column`` uses it, which makes sure that a place is taken before it reads or writes there,
/// and that nobody shares the memory that it changes.
@usableFromInline
final class ColumnMemory<Element>:
  ManagedBuffer<ColumnMemory<Element>.Header, UnsafeMutablePointer<Element>>
{
  /// What there is to know of the blocks.
  @usableFromInline struct Header {
    /// How many elements there are.
    @usableFromInline var count = 0

    /// How many there is room for in the blocks.
    @usableFromInline var room = 0

    /// How many blocks there are.
    @usableFromInline var blockCount = 0

    /// How many blocks there is room for in the list.
    @usableFromInline let blockLimit: Int
  }

  @inlinable static var blockBits: Int { 16 }
  @inlinable static var blockSize: Int { 1 << blockBits }

  /// Creates memory without room, whose list can hold so many blocks.
  static func empty(blockLimit: Int) -> ColumnMemory {
    let memory = create(minimumCapacity: blockLimit) { _ in Header(blockLimit: blockLimit) }
    return unsafeDowncast(memory, to: ColumnMemory.self)
  }

  /// Where an element is, or is to be.
  @inlinable func address(of place: Int) -> UnsafeMutablePointer<Element> {
    withUnsafeMutablePointerToElements { blocks in
      blocks[place >> Self.blockBits] + place & (Self.blockSize - 1)
    }
  }

  /// Returns memory with the same elements, and with room for more.
  func copy() -> ColumnMemory {
    let copy = ColumnMemory.empty(blockLimit: header.blockLimit)
    for place in 0..<header.count {
      if place == copy.header.room { copy.addRoom() }
      copy.address(of: place).initialize(to: address(of: place).pointee)
      copy.header.count += 1
    }
    return copy
  }

  /// Returns memory that has taken over all elements, and whose list can hold twice as many blocks.
  func withLongerList() -> ColumnMemory {
    let longer = ColumnMemory.empty(blockLimit: header.blockLimit * 2)
    longer.header.count = header.count
    longer.header.room = header.room
    longer.header.blockCount = header.blockCount
    longer.withUnsafeMutablePointerToElements { list in
      withUnsafeMutablePointerToElements {
        list.initialize(from: $0, count: header.blockCount)
      }
    }
    (header.count, header.blockCount) = (0, 0)
    return longer
  }

  /// Makes the first block larger until it is as large as the others; then adds another one.
  ///
  /// The first begins small, so that small lists stay small.
  func addRoom() {
    let isSmall = header.blockCount == 1 && header.room < Self.blockSize
    let size = header.blockCount == 0 ? 8 : isSmall ? header.room * 2 : Self.blockSize
    let block = UnsafeMutablePointer<Element>.allocate(capacity: size)
    withUnsafeMutablePointers { header, blocks in
      if isSmall {
        block.moveInitialize(from: blocks[0], count: header.pointee.count)
        blocks[0].deallocate()
        blocks[0] = block
        header.pointee.room = size
      } else {
        (blocks + header.pointee.blockCount).initialize(to: block)
        header.pointee.blockCount += 1
        header.pointee.room += size
      }
    }
  }

  deinit {
    withUnsafeMutablePointers { header, blocks in
      for place in 0..<header.pointee.blockCount {
        let start = place * Self.blockSize
        blocks[place].deinitialize(count: max(0, min(header.pointee.count - start, Self.blockSize)))
        blocks[place].deallocate()
      }
    }
  }
}
