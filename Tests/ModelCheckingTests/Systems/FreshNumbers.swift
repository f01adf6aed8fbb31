import ModelChecking

/// A system that draws a new number for its state at each event and never returns to a state.
///
/// Numbers are drawn from one sequence over all launches, as by an object that is shared.
final class FreshNumbers: TransitionSystem {
  private var lastDrawn = 0

  private(set) var key = 0

  var state: Int { key }

  let events = ["draw"]

  func launch() {
    key = 0
  }

  func perform(_ event: String) {
    lastDrawn += 1
    key = lastDrawn
  }
}
