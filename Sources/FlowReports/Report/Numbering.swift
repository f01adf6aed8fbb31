/// Values in the order in which they were first met, each with its place.
struct Numbering<Value: Hashable> {
  /// The values, each once.
  private(set) var values: [Value] = []

  private var places: [Value: Int] = [:]

  /// Returns the place of a value, which is added if it is new.
  mutating func number(of value: Value) -> Int {
    if let place = places[value] { return place }
    let place = values.count
    places[value] = place
    values.append(value)
    return place
  }
}
