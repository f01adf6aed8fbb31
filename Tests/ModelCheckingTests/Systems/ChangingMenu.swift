import ModelChecking

/// A system that goes to and fro between two states, and whose first state offers two events at
/// first and another number later.
///
/// Its key stays the same when that changes, which a key must not.
final class ChangingMenu: TransitionSystem {
  private let laterCount: Int
  private var performedCount = 0

  private(set) var key = 0

  /// Creates a system whose first state offers so many events after two events.
  init(later laterCount: Int) {
    self.laterCount = laterCount
  }

  var state: Int { key }

  var events: [Int] {
    if key == 1 { return [0] }
    return Array(0..<(performedCount < 2 ? 2 : laterCount))
  }

  func launch() {
    key = 0
  }

  func perform(_ event: Int) {
    performedCount += 1
    key = 1 - key
  }
}
