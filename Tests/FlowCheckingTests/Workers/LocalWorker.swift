@testable import FlowChecking

/// A worker in this process, which dies when it is told to.
@MainActor
final class LocalWorker: WorkerConnection {
  /// What ends the workers of a test.
  @MainActor
  final class Fate {
    /// What ends the worker at the end of the present request.
    var crash: Crash?

    /// How many workers have been started.
    fileprivate(set) var startCount = 0

    /// How many launches and events workers have been asked for.
    fileprivate(set) var requestCount = 0
  }

  private let fate: Fate
  private let flow: any Flow
  private var messages: [[UInt8]] = []
  private var end: Crash?
  private lazy var stage = WorkerStage(of: flow, send: { [unowned self] in messages += $0 })

  init(running flow: any Flow, until fate: Fate) {
    self.flow = flow
    self.fate = fate
    fate.startCount += 1
  }

  func send(_ message: [UInt8]) {
    switch WorkerRequest(message) {
    case .open, .launch, .perform: fate.requestCount += 1
    default: break
    }
    stage.answer(message)
    guard let crash = fate.crash else { return }
    fate.crash = nil
    end = crash
    messages.removeLast()
  }

  func receive() throws(Crash) -> [UInt8] {
    if let end, messages.isEmpty { throw end }
    return messages.removeFirst()
  }

  func receiveNow() throws(Crash) -> [UInt8]? {
    messages.isEmpty && end == nil ? nil : try receive()
  }

  func endHang(since start: ContinuousClock.Instant) -> Crash? { nil }

  func rest(_ time: Duration) {}
}
