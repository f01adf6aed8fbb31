import FlowChecking
import Foundation

/// A worker process: this program once more, told to run one of its flows.
///
/// What the code under test prints, and what the runtime says when it traps, goes to a file.
@MainActor
final class WorkerProcess: WorkerConnection {
  /// The word by which the program is told to be a worker; the place of a flow follows it, how many
  /// files may be open, and how many megabytes of memory it may have.
  static let verb = "--worker"

  /// How many files may be open while a process starts: Foundation closes as many in it, one by one.
  private static let filesAtStart = 256

  private static let longestStart = Duration.seconds(30)

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private let log: WorkerLog
  private let channel: MessageChannel
  private let isolation: Isolation

  /// Starts a worker with its limits; nil where none can be started.
  init?(ofFlowAt place: Int, within isolation: Isolation) {
    guard let executable = Bundle.main.executableURL, let log = WorkerLog() else { return nil }
    self.log = log
    self.isolation = isolation
    channel = MessageChannel(
      input: answers.fileHandleForReading.fileDescriptor,
      output: requests.fileHandleForWriting.fileDescriptor)
    process.executableURL = executable
    process.arguments = [
      Self.verb, "\(place)", "\(ResourceLimit.openFiles.current)", "\(isolation.megabytes)",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    // The end to read from stays open here too, so that no signal comes of writing to a worker that
    // has ended.
    process.standardInput = requests.fileHandleForReading
    process.standardOutput = answers
    process.standardError = log.file
    guard hasStarted() else { return nil }
    guard case .message = channel.receive(within: Self.longestStart) else {
      end()
      return nil
    }
  }

  private func hasStarted() -> Bool {
    let files = ResourceLimit.openFiles.current
    ResourceLimit.openFiles.set(to: min(files, Self.filesAtStart))
    defer { ResourceLimit.openFiles.set(to: files) }
    return (try? process.run()) != nil
  }

  func send(_ message: [UInt8]) {
    channel.send(message)
  }

  func receive() throws(Crash) -> [UInt8] {
    switch channel.receive(within: isolation.longestEvent) {
    case .message(WorkerWatch.outOfMemory):
      end()
      throw .memory(megabytes: isolation.megabytes)
    case .message(let message): return message
    case .timeout:
      end()
      throw .hang(isolation.longestEvent)
    case .end:
      process.waitUntilExit()
      throw crash
    }
  }

  private func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private var crash: Crash {
    guard process.terminationReason == .uncaughtSignal else {
      return .exit(process.terminationStatus)
    }
    let message = CrashMessage(in: log.text)
    return .signal(
      process.terminationStatus, message: message?.text, location: message?.location)
  }
}
