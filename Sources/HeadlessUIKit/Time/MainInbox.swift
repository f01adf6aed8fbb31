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
  private var work: [PostponedWork] = []

  /// Puts work in.
  func add(_ postponed: PostponedWork) {
    lock.withLock { work.append(postponed) }
  }

  /// Takes all the work out.
  func takeAll() -> [PostponedWork] {
    lock.withLock {
      defer { work = [] }
      return work
    }
  }
}
