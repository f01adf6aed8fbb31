#if canImport(Glibc)
  @_spi(ExperimentalCustomExecutors) import _Concurrency

  /// Where the tasks of a process run whose time is virtual.
  enum TaskQueues: ExecutorFactory {
    static let main = MainTaskQueue()
    static let shared = SharedTaskQueue()

    static var mainExecutor: any MainExecutor { main }
    static var defaultExecutor: any TaskExecutor { shared }
  }
#endif
