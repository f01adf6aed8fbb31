/// How large the largest systems are that are searched.
enum ValueSize: String, CaseIterable, Comparable {
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "X"

  static func < (first: ValueSize, second: ValueSize) -> Bool {
    (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
  }
}
