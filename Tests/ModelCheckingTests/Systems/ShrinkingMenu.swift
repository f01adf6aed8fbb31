import ModelChecking

/// A system that goes to and fro between two states and loses an event of the first on the way.
///
/// Its key stays the same when it does, which a key must not.
final class ShrinkingMenu: TransitionSystem {
  private var performedCount = 0

  private(set) var key = 0

  var state: Int { key }

  var events: [String] {
    key == 0 && performedCount < 2 ? ["go", "rest"] : ["go"]
  }

  func launch() {
    key = 0
  }

  func perform(_ event: String) {
    performedCount += 1
    if event == "go" { key = 1 - key }
  }
}
