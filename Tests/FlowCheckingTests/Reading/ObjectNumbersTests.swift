import Testing

@testable import FlowChecking

/// Numbers of objects, in the order in which they are met.
@MainActor @Suite
struct ObjectNumbersTests {
  private final class Thing {}

  private let things = (0..<1_000).map { _ in Thing() }

  @Test
  func `objects are numbered from 1, each once`() {
    var numbers = ObjectNumbers()
    #expect(things.map { numbers.insert($0) } == Array(repeating: true, count: 1_000))
    #expect(things.map { numbers.insert($0) } == Array(repeating: false, count: 1_000))
    #expect(things.map { numbers[$0] } == Array(1...1_000))
    #expect(numbers.count == 1_000)
  }

  @Test
  func `an object that was not met has no number, and none has after all are taken away`() {
    var numbers = ObjectNumbers()
    #expect(numbers[things[0]] == nil)
    for thing in things.dropLast() { _ = numbers.insert(thing) }
    #expect(numbers[things[999]] == nil)
    numbers.removeAll()
    #expect(numbers.count == 0)
    #expect(things.allSatisfy { numbers[$0] == nil })
    #expect(numbers.add(StateReader.address(of: things[7])) == (1, true))
  }

  @Test
  func `a table that is emptied again and again numbers from 1 each time`() {
    var numbers = ObjectNumbers(expecting: 2)
    for count in [1, 7, 300, 2, 1_000] {
      for thing in things.prefix(count).reversed() { _ = numbers.insert(thing) }
      #expect(things.prefix(count).map { numbers[$0] } == Array((1...count).reversed()))
      #expect(numbers[things[count % 1_000]] == (count == 1_000 ? 1_000 : nil))
      numbers.removeAll()
    }
  }
}
