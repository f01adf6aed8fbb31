import Foundation

/// Work for the main thread, which may come from any thread.
///
/// The clock of the present device takes it in before it looks what is pending. A lock guards the
/// only variable; the compiler cannot see that of Foundation's, and the one that it can see is newer
/// than the systems that the package runs on.
final class MainInbox: @unchecked Sendable {
  /// The only one, as there is one main thread.
  static let main = MainInbox()

  private let lock = NSLock()
  private var work: [(delay: Duration, run: @Sendable () -> Void)] = []

  /// Puts work in, which is due after a delay.
  func add(after delay: Duration, _ run: @escaping @Sendable () -> Void) {
    lock.withLock { work.append((delay, run)) }
  }

  /// Takes all the work out.
  func takeAll() -> [(delay: Duration, run: @Sendable () -> Void)] {
    lock.withLock {
      defer { work = [] }
      return work
    }
  }
}
