import ModelChecking

/// A system that counts to two over and over, and loses an event of its first state on the way.
///
/// Its key stays the same when it does, which a key must not.
final class ShrinkingMenu: TransitionSystem {
  private var performedCount = 0

  private(set) var key = 0

  var state: Int { key }

  var events: [String] {
    key == 0 && performedCount < 2 ? ["count", "rest"] : ["count"]
  }

  func launch() {
    key = 0
  }

  func perform(_ event: String) {
    performedCount += 1
    if event == "count" { key = (key + 1) % 2 }
  }
}
