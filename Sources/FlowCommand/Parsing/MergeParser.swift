/// Reads which reports to make one of.
enum MergeParser {
  private static let names = ["-o", "--output"]

  /// Returns what some arguments say.
  static func options(_ arguments: [String]) throws(UsageError) -> MergeOptions {
    var arguments = arguments
    var output: String?
    for name in names { output = try OptionTaker.take(name, from: &arguments) ?? output }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw UsageError(message: "\"merge\" has no option \"\(option)\", and takes -o once only.")
    }
    guard let output else {
      throw UsageError(message: "Say where the report is to go: -o DIR.")
    }
    guard !arguments.isEmpty else {
      throw UsageError(message: "\"merge\" takes the reports to make one of.")
    }
    return MergeOptions(inputs: arguments, output: output)
  }
}
