#if canImport(Glibc)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Foundation

  /// Runs the main actor's part of tasks among the other work of the main queue, in its order.
  final class MainTaskQueue: MainExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      MainInbox.main.add(PostponedWork(delay: .zero) { Self.run(job) })
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      MainInbox.main.add(PostponedWork(until: instant, of: clock) { Self.run(job) })
    }

    func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }

    /// Nothing: whoever moves the clock on runs what is due.
    func run() {}

    /// Nothing.
    func stop() {}

    private static func run(_ job: UnownedJob) {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }
  }
#endif
