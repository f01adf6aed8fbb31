import ModelChecking

/// A graph some of whose transitions do something forbidden, whatever state they lead to.
///
/// The events of a state are their places in its menu.
/// What the last event did is not part of the key, as when a real object calls back once too often.
struct MarkedGraph: TransitionSystem {
  /// A state and whether the last event did something forbidden.
  struct State {
    let number: Int
    let isMarked: Bool
  }

  private let neighbors: [[Int]]
  private let isMarked: (_ source: Int, _ choice: Int) -> Bool
  private let restores: Bool

  /// The present state.
  private(set) var state = State(number: 0, isMarked: false)

  /// Creates a graph from the neighbours of each state.
  init(
    _ neighbors: [[Int]], restores: Bool,
    marking isMarked: @escaping (_ source: Int, _ choice: Int) -> Bool
  ) {
    self.neighbors = neighbors
    self.restores = restores
    self.isMarked = isMarked
  }

  /// The claim that no event does something forbidden.
  static var neverMarked: Property<State> {
    .always("never marked") { $0.isMarked ? "The event did something forbidden." : nil }
  }

  /// Returns the claim that a state is not reached.
  static func neverReaches(_ number: Int) -> Property<State> {
    .always("never reaches \(number)") { $0.number == number ? "It is \(number)." : nil }
  }

  var key: Int { state.number }

  var events: [Int] { Array(neighbors[state.number].indices) }

  mutating func launch() {
    state = State(number: 0, isMarked: false)
  }

  mutating func perform(_ event: Int) {
    let isMarked = isMarked(state.number, event)
    state = State(number: neighbors[state.number][event], isMarked: isMarked)
  }

  mutating func restore(_ key: Int) -> Bool {
    if restores { state = State(number: key, isMarked: false) }
    return restores
  }
}
