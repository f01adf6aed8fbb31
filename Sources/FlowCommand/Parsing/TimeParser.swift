/// Reads times such as 500ms, 30s and 2m.
enum TimeParser {
  private static let units: [(String, Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("", 1),
  ]

  /// Returns the value of an option that takes a time.
  static func time(_ value: String, of option: String) throws(UsageError) -> Duration {
    let unit = units.first { value.hasSuffix($0.0) } ?? ("", 1)
    let number = Double(value.dropLast(unit.0.count))
    guard let number, number > 0, number * unit.1 < 1e9 else {
      throw UsageError(
        message: "\(option) takes a time such as 500ms, 30s or 2m, not \"\(value)\".")
    }
    return .seconds(number * unit.1)
  }
}
