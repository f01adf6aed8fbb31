import Foundation
import ModelChecking

/// Numbers below 5,000, each of which leads to its double and the one after; notes which threads
/// performed the events.
final class ThreadWatch: ValueSystem, @unchecked Sendable {
  private let lock = NSLock()
  private var seen: Set<ObjectIdentifier> = []

  /// The threads that have performed events.
  var performers: Set<ObjectIdentifier> { lock.withLock { seen } }

  var initialState: Int { 1 }

  func events(in state: Int) -> [Int] { state < 2_500 ? [0, 1] : [] }

  func next(_ state: Int, _ event: Int) -> Int {
    let thread = ObjectIdentifier(Thread.current)
    _ = lock.withLock { seen.insert(thread) }
    return state * 2 + event
  }
}
