#if canImport(Glibc)
  /// A task, which is freed no sooner than the last that knows it.
  private typealias TaskObject = AnyObject & Sendable

  extension PostponedWork {
    /// Something to be done for the present task once a clock's time has come.
    ///
    /// The task is asleep till then, unless it is cancelled: that wakes it up at once.
    init<C: Clock>(until instant: C.Instant, of clock: C, run: @escaping @Sendable () -> Void) {
      let left = clock.now.duration(to: instant) as? Duration ?? .zero
      let task = withUnsafeCurrentTask { task in
        task.map { unsafeBitCast($0, to: (any TaskObject).self) }
      }
      self.init(
        delay: left.withoutComputing, purpose: Task.name,
        isOver: { task.map { unsafeBitCast($0, to: UnsafeCurrentTask.self).isCancelled } ?? false },
        run: run)
    }
  }
#endif
