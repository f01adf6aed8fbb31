@testable import FlowChecking

/// A scout in this process, which explores as far as it can as soon as it is told to, and then waits
/// for lessons until it is told to halt; or one that never does anything of itself.
@MainActor
final class PatientScout: WorkerConnection {
  /// What the scouts of a test have done.
  @MainActor
  final class Work {
    /// What they were sent to explore.
    fileprivate(set) var orders: [ScoutOrder] = []

    /// The places for which they were sent.
    var places: [Int] { orders.map(\.place) }

    /// How many launches and events they have tried.
    fileprivate(set) var tried = 0

    /// Whether they do nothing of themselves.
    var isIdle = false

    /// How many messages are heard of one at a time.
    var portion = Int.max
  }

  private let flow: any Flow
  private let work: Work
  private var order: ScoutOrder?
  private var lessons: [[UInt8]] = []
  private var heard = 0
  private var messages: [[UInt8]] = []
  private var heardNow = 0
  private lazy var stage = WorkerStage(
    of: flow, receive: { [unowned self] _ in lessons.isEmpty ? nil : lessons.removeFirst() },
    send: { [unowned self] in hear($0) })

  init(running flow: any Flow, noting work: Work) {
    self.flow = flow
    self.work = work
  }

  func send(_ message: [UInt8]) {
    switch WorkerRequest(message) {
    case .scout(let order):
      work.orders.append(order)
      (self.order, heard) = (order, 0)
      exploreIfReady()
    case .learn:
      heard += 1
      if order != nil {
        lessons.append(message)
        exploreIfReady()
      } else {
        say(.resting(heard: heard))
      }
    case .halt: say(.halted)
    default: stage.answer(message)
    }
  }

  private func exploreIfReady() {
    guard let order, order.lessons == heard, !work.isIdle else { return }
    self.order = nil
    stage.answer(WorkerRequest.scout(order).message)
  }

  private func say(_ report: ScoutReport) {
    messages.append(WorkerAnswer.report(report).message)
  }

  /// It does not halt of itself.
  private func hear(_ answers: [[UInt8]]) {
    for answer in answers {
      switch WorkerAnswer(answer) {
      case .report(.halted): break
      case .report(.trying):
        work.tried += 1
        messages.append(answer)
      default: messages.append(answer)
      }
    }
  }

  func receive() throws(Crash) -> [UInt8] {
    heardNow = 0
    guard let message = try receiveNow() else { throw .elsewhere }
    return message
  }

  func receiveNow() throws(Crash) -> [UInt8]? {
    guard heardNow < work.portion, !messages.isEmpty else {
      heardNow = 0
      return nil
    }
    heardNow += 1
    return messages.removeFirst()
  }

  func endHang(since start: ContinuousClock.Instant) -> Crash? { nil }

  func rest(_ time: Duration) {}
}
