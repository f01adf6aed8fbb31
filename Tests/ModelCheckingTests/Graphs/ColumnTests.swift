import Testing

@testable import ModelChecking

@Suite struct ColumnTests {
  /// Two blocks and a bit of a third one, of five that the list of blocks grows to hold.
  @Test(arguments: [0, 1, 8, 9, 65_536, 65_537, 140_000, 400_000])
  func `holds what was added, in order`(count: Int) {
    var column = Column<Int>()
    for element in 0..<count { column.append(element * 3) }
    #expect(column.count == count)
    #expect(column.elementsEqual((0..<count).lazy.map { $0 * 3 }))
  }

  @Test func `is a value`() {
    var column: Column = ["a", "b"]
    let copy = column
    column[0] = "c"
    column.append("d")
    #expect(copy == ["a", "b"])
    #expect(column == ["c", "b", "d"])
    #expect(copy != column)
  }

  @Test func `lets go of what it held`() {
    final class Thing {}
    weak var first: Thing?
    weak var last: Thing?
    do {
      var column = Column<Thing>()
      for place in 0..<70_000 {
        let thing = Thing()
        if place == 0 { first = thing }
        last = thing
        column.append(thing)
      }
      var copy = column
      copy[0] = Thing()
      #expect(first != nil && last != nil)
    }
    #expect(first == nil && last == nil)
  }

  @Test(arguments: [-1, 3]) func `has nothing beyond its ends`(place: Int) async {
    await #expect(processExitsWith: .failure) { [place] in
      let column: Column = [1, 2, 3]
      _ = column[place]
    }
  }
}
