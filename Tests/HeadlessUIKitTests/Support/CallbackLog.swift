/// What recording objects have been told, in order, and what a test does when it happens.
@MainActor
final class CallbackLog {
  private var entries: [String] = []
  private var reactions: [String: () -> Void] = [:]

  /// Adds an entry, and runs what was meant for it.
  func add(_ entry: String) {
    entries.append(entry)
    reactions[entry]?()
  }

  /// Runs a closure whenever an entry is added, as if it stood in the callback.
  func when(_ entry: String, _ run: @escaping () -> Void) {
    reactions[entry] = run
  }

  /// Returns the entries that have come since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
