import ModelChecking

/// The towers of Hanoi: disks on three pegs, of which the top ones move onto larger ones.
///
/// Solving it takes 2ⁿ − 1 events. Every event is possible in every state; a forbidden one does
/// nothing.
struct HanoiTowers: ValueSystem {
  /// One move of a top disk.
  struct Event: Hashable {
    let from: Int
    let to: Int
  }

  /// How many disks there are.
  let count: Int

  /// The claim that the disks never all come to the last peg.
  var neverSolved: Property<[Int]> {
    .always("never solved") { $0.allSatisfy { $0 == 2 } ? "All disks are on the last peg." : nil }
  }

  /// The peg of each disk, the smallest first.
  var initialState: [Int] { Array(repeating: 0, count: count) }

  func events(in state: [Int]) -> [Event] {
    (0..<3).flatMap { from in
      (0..<3).compactMap { to in from == to ? nil : Event(from: from, to: to) }
    }
  }

  func next(_ state: [Int], _ event: Event) -> [Int] {
    guard let disk = state.firstIndex(of: event.from) else { return state }
    if let other = state.firstIndex(of: event.to), other < disk { return state }
    var next = state
    next[disk] = event.to
    return next
  }
}
