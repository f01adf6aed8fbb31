/// Reads what the command line says of where flows run.
enum IsolationParser {
  /// The option to run flows in the process of the tool.
  static let inProcess = "--in-process"

  /// The option that says how long an event may take.
  static let hang = "--hang"

  /// The option that says how many megabytes of memory a worker may have.
  static let memory = "--memory-limit"

  /// Takes the options out of some arguments.
  static func take(from arguments: inout [String]) throws(UsageError) -> Isolation {
    var isolation = Isolation()
    if let time = try OptionTaker.take(hang, from: &arguments) {
      isolation.longestEvent = try TimeParser.time(time, of: hang)
    }
    if let count = try OptionTaker.take(memory, from: &arguments) {
      isolation.megabytes = try megabytes(count)
    }
    if let place = arguments.firstIndex(of: inProcess) {
      arguments.remove(at: place)
      isolation.isInProcess = true
    }
    return isolation
  }

  /// Returns how many megabytes a worker may have: no fewer than it needs to start.
  static func megabytes(_ value: String) throws(UsageError) -> Int {
    guard let count = Int(value), (64...1_000_000).contains(count) else {
      throw UsageError(
        message: "\(memory) takes megabytes from 64 to 1000000, not \"\(value)\".")
    }
    return count
  }
}
