/// Times as people write them, such as 500ms, 30s and 2m.
public enum TimeText {
  private static let units: [(String, Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("", 1),
  ]

  /// Returns the time that a text tells of, in seconds where it names no unit; nil when it is no time
  /// above zero and below some thirty years.
  public static func duration(_ text: String) -> Duration? {
    let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1)
    let number = Double(text.dropLast(unit.0.count))
    guard let number, number > 0, number * unit.1 < 1e9 else { return nil }
    return .seconds(number * unit.1)
  }
}
