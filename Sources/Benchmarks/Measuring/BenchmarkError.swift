/// Why figures cannot be given.
enum BenchmarkError: Error, CustomStringConvertible {
  /// A word of the command line that means nothing.
  case usage(String)

  /// A search found other numbers than it must.
  case wrongCounts(String, found: ValueCounts, expected: ValueCounts)

  /// A program that was run said something else than figures.
  case noFigures(String, said: String)

  var description: String {
    switch self {
    case .usage(let word):
      "\(word) is not known here. Give --only with one of "
        + "\(TableName.allCases.map(\.rawValue).joined(separator: ", ")), and --size S, M, L or X."
    case .wrongCounts(let name, let found, let expected):
      "\(name) has \(expected), but \(found) were found. Do not believe the speed."
    case .noFigures(let name, let said):
      "\(name) gave no figures. It said: \(said)"
    }
  }
}
