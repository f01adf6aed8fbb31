#if canImport(Glibc)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// Runs what tasks do off the main actor on the main thread too, in the order in which it comes.
  final class SharedTaskQueue: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      MainInbox.main.add(PostponedWork(delay: .zero) { [self] in run(job) })
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      MainInbox.main.add(PostponedWork(until: instant, of: clock) { [self] in run(job) })
    }

    private func run(_ job: UnownedJob) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
#endif
