#if canImport(Glibc)
  @_spi(ExperimentalCustomExecutors) import _Concurrency
#endif

/// Tasks of Swift's that wait for the virtual clock.
@MainActor
public enum VirtualTasks {
  /// Whether the tasks of this process run on the virtual clock.
  ///
  /// Where they do not, what a task does comes too late for whoever looks at the app.
  public static var areInstalled: Bool {
    #if canImport(Glibc)
      MainActor.executor === TaskQueues.main
    #else
      false
    #endif
  }

  /// Has all tasks of this process run on the virtual clock: on the main actor, on others and on none.
  ///
  /// That is possible once, before anything asynchronous has happened: at the start of a program whose
  /// main function is not async. It is possible on Linux only, since Apple's systems do not offer it
  /// to the public.
  public static func install() {
    #if canImport(Glibc)
      _createExecutors(factory: TaskQueues.self)
    #endif
  }
}
