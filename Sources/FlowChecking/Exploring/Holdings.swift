/// How much a flow holds in a state, by the places in stored properties.
struct Holdings {
  /// How many values there are.
  let count: Int

  /// How many screens are in a container: when that grows it is the user who goes on and on.
  let placed: Int

  private let counts: [String: Int]

  /// Counts the simple values of a state, each with its place.
  init(_ description: [String]) {
    var counts: [String: Int] = [:]
    var placed = 0
    for line in description {
      guard let equals = line.firstRange(of: " = ") else { continue }
      let place = String(line[..<equals.lowerBound])
      counts[place, default: 0] += 1
      if place.hasSuffix(".parent"), line[equals.upperBound...].hasPrefix("object ") { placed += 1 }
    }
    self.counts = counts
    self.placed = placed
    count = description.count
  }

  /// Returns what holds more in each of several states than in the one before; nil where nothing does.
  static func growth(of holdings: [Holdings]) -> String? {
    let growing = holdings[0].counts.keys.filter { place in
      let counts = holdings.map { $0.counts[place] ?? 0 }
      return zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }
    }
    let collections = growing.filter { $0.contains("[]") }
    let named = (collections.isEmpty ? growing : collections).min {
      ($0.count, $0) < ($1.count, $1)
    }
    return named.map { place in
      let counts = holdings.map { "\($0.counts[place] ?? 0)" }.joined(separator: ", ")
      return "\(place.prefix { $0 != "[" }) holds more after every round: \(counts)"
    }
  }
}
