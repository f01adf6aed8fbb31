import Foundation

/// This program once more, told to run one of its flows: a process from which workers fork, one at a
/// time, so that the next one after a crash does not cost the start of a program.
///
/// The word is that of fuzzers: AFL has had such a server since 2014 (lcamtuf, "Fuzzing random programs
/// without execve()"). Where a process cannot fork it is itself the one worker that comes of it.
@MainActor
final class ForkServer {
  /// The word by which the program is told to be one; the place of a flow follows it, and how many
  /// megabytes of memory a worker may have.
  static let verb = "--worker"

  private let requests: Line
  private let answers: Line
  private let commands: Line
  private let ends: OpenFile
  private let log: WorkerLog
  private let process: ChildProcess

  /// Whether a worker may fork.
  private(set) var isFree = true

  /// Whether there is no process any more.
  private(set) var isOver = false

  /// Starts a server of the workers of a flow.
  ///
  /// - Throws: The error of the system where that is impossible.
  init(ofFlowAt place: Int, allowing megabytes: Int) throws(POSIXError) {
    guard let program = Bundle.main.executablePath else { throw POSIXError(.ENOENT) }
    let ends = try Line()
    (requests, answers, commands) = (try Line(), try Line(), try Line())
    log = try WorkerLog()
    process = try ChildProcess(
      of: program, arguments: [Self.verb, "\(place)", "\(megabytes)"],
      environment: ProcessInfo.processInfo.environment.merging(
        ["SWIFT_BACKTRACE": "enable=no"]
      ) { $1 },
      files: [requests.output, answers.input, log.file, commands.output, ends.input])
    // The ends to read from of the others stay open here too, so that no signal comes of writing to a
    // process that has ended.
    self.ends = ends.output
    let file = requests.input.number
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    if !isOver { process.end() }
  }

  /// Has a worker fork, without waiting for it; returns the line to it.
  func fork() -> MessageChannel {
    requests.drain()
    answers.drain()
    log.clear()
    isFree = false
    _ = write(commands.input.number, [1], 1)
    return MessageChannel(
      input: answers.output.number, output: requests.input.number, end: ends.number)
  }

  /// What the present worker has printed.
  var printed: String { log.text }

  /// Waits until the present worker is no more, and returns how it has ended.
  func waitForEnd() -> ChildProcess.End {
    var status: Int32 = 0
    let size = MemoryLayout.size(ofValue: status)
    guard read(ends.number, &status, size) == size else { return end() }
    isFree = true
    return ChildProcess.End(status: status)
  }

  /// Ends the process, and returns how it has ended.
  @discardableResult
  func end() -> ChildProcess.End {
    (isOver, isFree) = (true, false)
    return process.end()
  }
}
