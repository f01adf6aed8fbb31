extension Report {
  /// Which part of the flows a report is of, where several machines explore them.
  public struct Shard: Codable, Hashable, Sendable {
    /// The number of the part, counted from 1.
    public let number: Int

    /// How many parts there are.
    public let count: Int

    /// Creates part of so many; nil when there is no such part.
    public init?(_ number: Int, of count: Int) {
      guard number >= 1, number <= count else { return nil }
      self.number = number
      self.count = count
    }

    /// Returns the values that belong to the part, so that each belongs to one.
    public func part<Value>(of values: [Value]) -> [Value] {
      values.indices.filter { $0 % count == number - 1 }.map { values[$0] }
    }
  }
}
