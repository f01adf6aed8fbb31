import HeadlessUIKit

@testable import FlowChecking

/// A scout in this process, which explores as far as it may as soon as it is told to.
@MainActor
final class EagerScout: WorkerConnection {
  /// What the scouts of a test do together.
  @MainActor
  final class Work {
    /// How many launches and events they may try ahead.
    let limit: Int

    /// How many they have tried.
    fileprivate(set) var tried = 0

    /// After how many somebody ends the first of them.
    var death: Int?

    /// Whether they have tried as many as they may.
    var isOver: Bool { tried >= limit }

    init(limit: Int = .max) {
      self.limit = limit
    }
  }

  private let flow: any Flow
  private let work: Work

  /// What it is told to explore, and what it is taught before it begins.
  private var order: [UInt8]?
  private var lessons: [[UInt8]] = []

  private var messages: [[UInt8]] = []
  private var isDead = false
  private lazy var stage = WorkerStage(
    of: flow, receive: { [unowned self] in next(isWaiting: $0) },
    send: { [unowned self] in hear($0) })

  init(running flow: any Flow, sharing work: Work) {
    self.flow = flow
    self.work = work
  }

  func send(_ message: [UInt8]) {
    switch WorkerRequest(message) {
    case .scout(let order):
      self.order = message
      if order.lessons == 0 { explore() }
    case .learn where order != nil:
      lessons.append(message)
      if case .scout(let order) = WorkerRequest(order ?? []), order.lessons == lessons.count {
        explore()
      }
    case .learn: break
    default: stage.answer(message)
    }
  }

  private func explore() {
    guard let order else { return }
    self.order = nil
    stage.answer(order)
  }

  private func next(isWaiting: Bool) -> [UInt8]? {
    if !lessons.isEmpty { return lessons.removeFirst() }
    return work.isOver || isDead ? WorkerRequest.halt.message : nil
  }

  private func hear(_ answers: [[UInt8]]) {
    for answer in answers where !isDead {
      messages.append(answer)
      guard case .report(.trying) = WorkerAnswer(answer) else { continue }
      work.tried += 1
      if work.tried == work.death { isDead = true }
    }
  }

  func receive() throws(Crash) -> [UInt8] {
    guard let message = try receiveNow() else { throw .elsewhere }
    return message
  }

  func receiveNow() throws(Crash) -> [UInt8]? {
    if messages.isEmpty, isDead { throw .signal(9) }
    return messages.isEmpty ? nil : messages.removeFirst()
  }

  func endHang(since start: ContinuousClock.Instant) -> Crash? { nil }

  func rest(_ time: Duration) {}
}
