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
}
