@testable import FlowChecking

/// A worker that walks and says so, and notes when it is heard.
@MainActor
final class WalkingWorker: WorkerConnection {
  /// Who was heard, in order.
  @MainActor
  final class Listeners {
    fileprivate(set) var heard = ""
  }

  private let name: String
  private var messages: [[UInt8]]
  private let listeners: Listeners

  /// Prepares to say something, and to be heard by a name.
  init(_ name: String, saying answers: [WorkerAnswer], to listeners: Listeners) {
    self.name = name
    self.listeners = listeners
    messages = answers.map(\.message)
  }

  func send(_ message: [UInt8]) {}

  func receive() throws(Crash) -> [UInt8] {
    listeners.heard += name
    guard !messages.isEmpty else { throw .exit(0) }
    return messages.removeFirst()
  }

  func receiveNow() throws(Crash) -> [UInt8]? { nil }

  func endHang(since start: ContinuousClock.Instant) -> Crash? { nil }

  func rest(_ time: Duration) {}
}
