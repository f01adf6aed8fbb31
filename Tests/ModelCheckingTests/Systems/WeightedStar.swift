import ModelChecking

/// A hub from which each event leads to a tip of its own, where nothing is possible.
///
/// Walks of one event draw tips from a distribution that is known: the weights.
struct WeightedStar: TransitionSystem {
  /// How likely each event is.
  let weights: [Double]?

  private let count: Int

  /// The tip, counted from 1; 0 at the hub.
  private(set) var key = 0

  /// Creates a star with a tip for each weight.
  init(weights: [Double]) {
    self.weights = weights
    count = weights.count
  }

  var state: Int { key }

  var events: [Int] { key == 0 ? Array(1...count) : [] }

  mutating func launch() {
    key = 0
  }

  mutating func perform(_ event: Int) {
    key = event
  }
}
