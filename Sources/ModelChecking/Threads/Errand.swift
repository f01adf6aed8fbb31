import Dispatch

/// Something that another thread finds out while this one goes on.
///
/// The result is written before the semaphore is signalled, and read after it was waited for, by one
/// thread: that is why it may pass from one thread to the other unchecked.
@usableFromInline final class Errand<Result>: @unchecked Sendable {
  private let isDone = DispatchSemaphore(value: 0)
  private var result: Result?

  /// Sends somebody to do some work.
  init(on queue: DispatchQueue, _ work: @escaping @Sendable () -> Result) where Result: Sendable {
    queue.async {
      self.result = work()
      self.isDone.signal()
    }
  }

  /// Creates an errand that is done.
  @usableFromInline init(done result: Result) {
    self.result = result
    isDone.signal()
  }

  /// Returns the result if it is there; ask no more then.
  @usableFromInline func resultIfDone() -> Result? {
    isDone.wait(timeout: .now()) == .success ? result : nil
  }

  /// Waits for the result; ask no more then.
  @usableFromInline func resultWhenDone() -> Result {
    isDone.wait()
    guard let result else { preconditionFailure("The work was done, but nothing came of it.") }
    return result
  }
}
