/// Rows of bits, of which equal ones are kept once.
struct BitRows: Sendable {
  private var numbers: [[UInt64]: Int32] = [:]

  /// The rows that differ.
  private(set) var distinct: [[UInt64]] = []

  /// Which row stands in each place.
  private(set) var rows: [Int32] = []

  /// Adds a row.
  mutating func append(_ bits: some Collection<Bool>) {
    var words: [UInt64] = Array(repeating: 0, count: (bits.count + 63) / 64)
    for (place, bit) in bits.enumerated() where bit { words[place / 64] |= 1 << (place % 64) }
    let number = numbers[words] ?? Int32(distinct.count)
    if number == distinct.count {
      numbers[words] = number
      distinct.append(words)
    }
    rows.append(number)
  }
}
