/// Reads what the command line says of where flows run.
enum IsolationParser {
  /// The option to run flows in the process of the tool.
  static let inProcess = "--in-process"

  /// The option that says how long an event may take.
  static let hang = "--hang"

  /// Takes the options out of some arguments.
  static func take(from arguments: inout [String]) throws(UsageError) -> Isolation {
    var isolation = Isolation()
    if let time = try OptionTaker.take(hang, from: &arguments) {
      isolation.longestEvent = try TimeParser.time(time, of: hang)
    }
    if let place = arguments.firstIndex(of: inProcess) {
      arguments.remove(at: place)
      isolation.isInProcess = true
    }
    return isolation
  }
}
