import Foundation

/// A process that this one has started.
struct ChildProcess {
  /// How a process has ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)

    /// Reads what the system says of the end of a process: wait(2).
    init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }
  }

  /// Its number.
  let number: Int32

  /// Starts a program with arguments and an environment, in a group of its own, so that what is typed to
  /// interrupt this process does not reach it, and with no signals blocked; it has the files given, in
  /// their order from 0 on.
  ///
  /// - Throws: The error of the system when that is impossible.
  init(
    of program: String, arguments: [String], environment: [String: String], files: [OpenFile]
  ) throws(POSIXError) {
    let actions = Self.made(by: posix_spawn_file_actions_init)
    let attributes = Self.made(by: posix_spawnattr_init)
    defer {
      posix_spawn_file_actions_destroy(actions)
      posix_spawnattr_destroy(attributes)
      actions.deallocate()
      attributes.deallocate()
    }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(actions, file.number, Int32(number))
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(attributes, &signals)
    posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var number: Int32 = 0
    let status = Self.withWords([program] + arguments) { words in
      Self.withWords(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&number, program, actions, attributes, words, environment)
      }
    }
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EAGAIN) }
    self.number = number
  }

  /// Waits for the end.
  @discardableResult
  func wait() -> End {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    return End(status: status)
  }

  /// Ends the process, and waits until that has happened.
  @discardableResult
  func end() -> End {
    kill(number, SIGKILL)
    return wait()
  }

  /// Returns a place for something that the system fills; systems do not agree on what it is.
  private static func made<Value>(
    by initialize: (UnsafeMutablePointer<Value>) -> Int32
  ) -> UnsafeMutablePointer<Value> {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    _ = initialize(place)
    return place
  }

  private static func withWords<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
