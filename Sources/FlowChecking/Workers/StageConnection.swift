/// The line to a worker that is none: it does in this process what it is asked to.
@MainActor
final class StageConnection: WorkerConnection {
  private let stage: WorkerStage
  private let answers: Answers

  /// Prepares to run a flow here.
  init(of flow: FlowDeclaration) {
    let answers = Answers()
    self.answers = answers
    stage = WorkerStage(of: flow, receive: { _ in nil }, send: { answers.left += $0 })
  }

  func send(_ message: [UInt8]) {
    stage.answer(message)
  }

  func receive() throws(Crash) -> [UInt8] {
    guard let message = try receiveNow() else { throw .elsewhere }
    return message
  }

  func receiveNow() throws(Crash) -> [UInt8]? {
    answers.left.isEmpty ? nil : answers.left.removeFirst()
  }

  /// A flow that hangs here hangs all of it.
  func endHang(since start: ContinuousClock.Instant) -> Crash? { nil }

  func rest(_ time: Duration) {}

  /// What has been answered and not been read.
  @MainActor
  private final class Answers {
    var left: [[UInt8]] = []
  }
}
