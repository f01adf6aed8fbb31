import ModelChecking

/// A system that starts in another state at each launch: 100, 200, and so on.
///
/// From there it counts up to three events and ends.
final class RandomLaunch: TransitionSystem {
  private var launchCount = 0

  private(set) var key = 0

  var state: Int { key }

  var events: [String] { key % 100 < 3 ? ["count"] : [] }

  func launch() {
    launchCount += 1
    key = launchCount * 100
  }

  func perform(_ event: String) {
    key += 1
  }
}
