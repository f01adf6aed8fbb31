import FlowChecking
import Foundation

/// A worker process: it runs one of the tool's flows.
@MainActor
final class WorkerProcess: WorkerConnection {
  private static let longestStart = Duration.seconds(30)

  private let server: ForkServer
  private let channel: MessageChannel
  private let isolation: Isolation
  private let number: Int32
  private var clock: HangClock
  private var outbox: [UInt8] = []

  /// Has a worker fork, and waits until it says that it waits for requests; nil when it does not.
  init?(from server: ForkServer, within isolation: Isolation) {
    let channel = server.fork()
    guard case .message(let word) = channel.receive(within: Self.longestStart),
      let number = WorkerLoop.number(in: word)
    else {
      server.end()
      return nil
    }
    self.server = server
    self.channel = channel
    self.isolation = isolation
    self.number = number
    clock = HangClock(longest: isolation.longestEvent) { HangClock.waited(number) }
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
    outbox.removeFirst(channel.sender.sendNow(outbox))
  }

  private func receive(within limit: Duration) throws(Crash) -> [UInt8]? {
    switch channel.receive(within: limit) {
    case .message(WorkerWatch.outOfMemory):
      end()
      throw .memory(megabytes: isolation.megabytes)
    case .message(let message): return message
    case .timeout: return nil
    case .end: throw crash(by: server.waitForEnd())
    }
  }

  private func end() {
    kill(number, SIGKILL)
    _ = server.waitForEnd()
  }

  private func crash(by end: ChildProcess.End) -> Crash {
    switch end {
    case .exit(let status): return .exit(status)
    case .signal(let signal):
      let message = CrashMessage(in: server.printed)
      return .signal(signal, message: message?.text, location: message?.location)
    }
  }
}
