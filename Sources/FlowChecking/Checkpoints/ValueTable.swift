/// Values that occur often, each once, in the order in which they came first.
struct ValueTable<Value: Hashable> {
  /// The values by their places.
  private(set) var values: [Value] = []

  private var places: [Value: Int] = [:]

  /// Creates a table without values.
  init() {}

  /// Returns the place of a value, which gets one if it has none yet.
  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
