import FlowChecking

/// Reads which specs to compare.
enum VerifyParser {
  private static let record = "--record"

  /// Returns what some arguments say.
  static func options(_ arguments: [String]) throws(UsageError) -> VerifyOptions {
    var arguments = arguments
    var options = VerifyOptions(isolation: try IsolationParser.take(from: &arguments))
    for argument in arguments {
      if argument == record {
        options.isRecording = true
      } else if argument.hasPrefix("-") {
        let known = [record, IsolationParser.hang, IsolationParser.inProcess]
        let hint = Spelling.suggestion(for: argument, among: known)
        throw UsageError(message: "\"verify\" has no option \"\(argument)\".\(hint)")
      } else {
        options.files.append(argument)
      }
    }
    return options
  }
}
