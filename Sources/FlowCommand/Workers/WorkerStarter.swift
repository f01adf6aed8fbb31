/// Starts the workers of a flow: each time one has had to be replaced, the one after it too, which is
/// ready by the time it is needed.
@MainActor
final class WorkerStarter {
  private let start: () -> WorkerProcess?

  /// How many are there at a time.
  private let count: Int
  private var startedCount = 0
  private var spare: WorkerProcess?

  /// Prepares to start so many at a time by a closure, which need not wait for them.
  init(of count: Int, _ start: @escaping () -> WorkerProcess?) {
    self.count = count
    self.start = start
  }

  /// Returns a worker that is ready; nil where none can be started.
  func next() -> WorkerProcess? {
    let worker = spare.take() ?? start()
    startedCount += 1
    if startedCount > count { spare = start() }
    if let worker, worker.isReady { return worker }
    return start().flatMap { $0.isReady ? $0 : nil }
  }
}
