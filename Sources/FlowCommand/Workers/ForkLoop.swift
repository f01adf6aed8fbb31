import Foundation

/// What a fork server does: a worker forks from it on each command, and it tells how that has ended.
enum ForkLoop {
  private static let commands: Int32 = 3
  private static let ends: Int32 = 4

  /// Returns in each worker; ends the process when no more commands can come.
  ///
  /// Where it cannot fork, it returns in the process itself.
  static func run() {
    var command: UInt8 = 0
    while read(commands, &command, 1) == 1 {
      let worker = fork()
      if worker < 0 { return }
      guard worker > 0 else {
        close(commands)
        close(ends)
        return
      }
      var status: Int32 = 0
      while waitpid(worker, &status, 0) < 0, errno == EINTR {}
      _ = write(ends, &status, MemoryLayout.size(ofValue: status))
    }
    _exit(0)
  }

  /// Forks; -1 where that is impossible, or there is more than one thread, of which the others would be
  /// missing in the new process: fork(2).
  ///
  /// Swift hides the function because of that. Systems that do not say which threads there are do not
  /// fork here: Darwin's libraries do not go on after it.
  private static func fork() -> Int32 {
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    guard threads?.count == 1, let place = dlsym(nil, "fork") else { return -1 }
    return unsafeBitCast(place, to: (@convention(c) () -> Int32).self)()
  }
}
