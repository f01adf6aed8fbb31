import Folders
import Foundation

/// The built tool while it runs: to be sent signals.
final class RunningTool {
  private let process = Process()
  private let output = Pipe()

  /// The end that the tool writes to; the process closes the one of the pipe when it starts.
  private let writing: Int32

  /// Starts the tool with arguments.
  init(_ arguments: [String]) throws {
    writing = dup(output.fileHandleForWriting.fileDescriptor)
    process.executableURL = Tool.executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Waits until something has happened; returns false when the tool has ended before.
  ///
  /// It does not let go of its thread, which it would have back too late to hit the moment.
  func wait(until hasHappened: () -> Bool) -> Bool {
    while process.isRunning { if hasHappened() { return true } }
    return false
  }

  /// Whether the tool cannot print a whole page more, since nobody reads what it prints.
  var isFull: Bool {
    var pipe = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
    return poll(&pipe, 1, 0) == 0
  }

  /// The processes that the tool has started and that have not ended.
  var children: [Int32] {
    let list = Process()
    let output = Pipe()
    list.executableURL = URL(filePath: "/bin/ps")
    list.arguments = ["-A", "-o", "pid=,ppid="]
    list.standardOutput = output
    guard (try? list.run()) != nil else { return [] }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    list.waitUntilExit()
    return text.split(separator: "\n").compactMap { line in
      let numbers = line.split(separator: " ").compactMap { Int32($0) }
      return numbers.count == 2 && numbers[1] == process.processIdentifier ? numbers[0] : nil
    }
  }

  /// Sends the tool a signal.
  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits for the end, and returns the exit status, or nil when a signal has ended it, and what was
  /// printed.
  func end() async -> (status: Int32?, output: String) {
    close(writing)
    let written = await Program.text(from: output)
    process.waitUntilExit()
    return (process.terminationReason == .exit ? process.terminationStatus : nil, written)
  }
}
