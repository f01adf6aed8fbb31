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
  private var outbox: [UInt8] = []

  private lazy var clock = {
    let number = process.processIdentifier
    return HangClock(longest: isolation.longestEvent) { HangClock.waited(number) }
  }()

  /// Whether it has said that it waits for requests, or has not in time and is ended.
  private(set) lazy var isReady: Bool = {
    if case .message = channel.receive(within: Self.longestStart) { return true }
    end()
    return false
  }()

  /// Starts a worker with its limits, without waiting for it; nil where none can be started.
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
    let file = requests.fileHandleForWriting.fileDescriptor
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
  }

  private func hasStarted() -> Bool {
    let files = ResourceLimit.openFiles.current
    ResourceLimit.openFiles.set(to: min(files, Self.filesAtStart))
    defer { ResourceLimit.openFiles.set(to: files) }
    return (try? process.run()) != nil
  }

  func send(_ message: [UInt8]) {
    outbox += MessageSender.framed([message])
    post()
  }

  func receive() throws(Crash) -> [UInt8] {
    let start = ContinuousClock.now
    while true {
      post()
      let limit = outbox.isEmpty ? isolation.longestEvent / 8 : .milliseconds(1)
      if let message = try receive(within: limit) { return message }
      if let crash = endHang(since: start) { throw crash }
    }
  }

  func receiveNow() throws(Crash) -> [UInt8]? {
    post()
    return try receive(within: .zero)
  }

  func endHang(since start: ContinuousClock.Instant) -> Crash? {
    guard clock.isHang(since: start) else { return nil }
    end()
    return .hang(isolation.longestEvent)
  }

  func rest(_ time: Duration) {
    usleep(UInt32(clamping: time.components.attoseconds / 1_000_000_000_000))
  }

  /// Sends as much as the line takes now.
  private func post() {
    while !outbox.isEmpty {
      let file = requests.fileHandleForWriting.fileDescriptor
      let count = outbox.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      outbox.removeFirst(max(0, count))
    }
  }

  private func receive(within limit: Duration) throws(Crash) -> [UInt8]? {
    switch channel.receive(within: limit) {
    case .message(WorkerWatch.outOfMemory):
      end()
      throw .memory(megabytes: isolation.megabytes)
    case .message(let message): return message
    case .timeout: return nil
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
