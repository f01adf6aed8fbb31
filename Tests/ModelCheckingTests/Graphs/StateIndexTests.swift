import Testing

@testable import ModelChecking

@Suite struct StateIndexTests {
  /// A number all of whose hashes are the same.
  private struct Twin: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  @Test func `keys with equal hashes are different keys`() {
    var index = StateIndex<Twin>()
    for number in 0..<40 {
      let added = index.add(HashedKey(Twin(number: number)))
      #expect(added == (Int32(number), true))
    }
    index.fetch([HashedKey(Twin(number: 3)), HashedKey(Twin(number: 99))])
    for number in 0..<40 {
      #expect(index.id(of: Twin(number: number)) == number)
      #expect(index.add(HashedKey(Twin(number: number))) == (Int32(number), false))
    }
    #expect(index.id(of: Twin(number: 40)) == nil)
  }

  @Test func `words are found again while the table grows`() {
    var index = StateIndex<UInt64>()
    let words = (0..<10_000 as Range<UInt64>).map { $0 << 32 }
    for (place, word) in words.enumerated() {
      #expect(index.add(HashedKey(word)) == (Int32(place), true))
    }
    #expect(words.map { index.id(of: $0) } == Array(0..<10_000))
    #expect(index.id(of: 1) == nil)
    #expect(index.slots.count == 16_384)
  }

  @Test func `at most three slots in four are taken`() {
    var index = StateIndex<UInt64>()
    for word in 0..<12 as Range<UInt64> { _ = index.add(HashedKey(word)) }
    #expect(index.slots.count == 16)
    _ = index.add(HashedKey(12))
    #expect(index.slots.count == 32)
  }

  @Test func `words that differ only in their upper or lower bits have different hashes`() {
    let words = 0..<10_000 as Range<UInt64>
    for shift in [0, 16, 32, 48] {
      #expect(Set(words.map { HashedKey($0 << shift).hash }).count == 10_000)
    }
  }
}
