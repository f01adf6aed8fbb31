import FlowReports
import Foundation

/// Where the tool writes.
struct Terminal {
  /// Prints results.
  var print: (String) -> Void

  /// Returns whether everything printed has arrived.
  var hasPrintedAll: () -> Bool = { true }

  /// Prints complaints.
  var complain: (String) -> Void

  /// Shows how far something has come, on a line that is written over; nil where nobody looks on.
  var showProgress: ((String) -> Void)?

  /// Starts to watch whether somebody wants the tool to end, and returns what tells that.
  var watchInterruption: () -> () -> Bool = { { false } }

  /// The variables of the environment.
  var environment: [String: String] = [:]

  /// How results are set off.
  var style: TextStyle

  /// What the tool is called.
  var tool: String

  /// Where reports are written.
  var report: TextReport { TextReport(style: style, replay: .command(tool)) }

  /// Standard output and standard error of the process.
  ///
  /// Colours are used when results go to a terminal and NO_COLOR is not set (https://no-color.org).
  static var standard: Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isBare = environment["NO_COLOR"]?.isEmpty == false
    let isWatched = isatty(STDERR_FILENO) == 1
    var isLost = false
    return Terminal(
      print: { isLost = !write($0, to: .standardOutput) || isLost },
      hasPrintedAll: { !isLost },
      complain: { _ = write($0, to: .standardError) },
      showProgress: isWatched ? { _ = write("\r\u{1B}[K\($0)", to: .standardError) } : nil,
      environment: environment, style: isatty(STDOUT_FILENO) == 1 && !isBare ? .terminal : .plain,
      tool: URL(filePath: CommandLine.arguments.first ?? "clew").lastPathComponent)
  }

  /// Writes a text and returns whether it has arrived.
  private static func write(_ text: String, to file: FileHandle) -> Bool {
    (try? file.write(contentsOf: Data(text.utf8))) != nil
  }
}
