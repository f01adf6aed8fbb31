import ModelChecking

/// Philosophers around a table who take the left fork, then the right one, then put both down.
///
/// When each has taken the left fork, none can go on.
struct DiningPhilosophers: ValueSystem {
  /// What a philosopher is doing.
  enum Activity: Hashable {
    case thinking
    case waiting
    case eating
  }

  /// What one of the philosophers does.
  enum Event: Hashable {
    case takesLeftFork(Int)
    case takesRightFork(Int)
    case putsForksDown(Int)
  }

  /// How many philosophers, and forks, there are: two or more.
  let count: Int

  /// The claim that some philosopher can always go on.
  var neverStuck: Property<[Activity]> {
    .always("never stuck") { events(in: $0).isEmpty ? "Nobody can do anything." : nil }
  }

  /// The claim that not all eat at the same time.
  var neverAllEat: Property<[Activity]> {
    .always("never all eat") { $0.contains { $0 != .eating } ? nil : "All eat." }
  }

  var initialState: [Activity] { Array(repeating: .thinking, count: count) }

  func events(in state: [Activity]) -> [Event] {
    (0..<count).compactMap { philosopher in
      let right = state[(philosopher + 1) % count]
      let left = state[(philosopher + count - 1) % count]
      switch state[philosopher] {
      case .thinking: return left == .eating ? nil : .takesLeftFork(philosopher)
      case .waiting: return right == .thinking ? .takesRightFork(philosopher) : nil
      case .eating: return .putsForksDown(philosopher)
      }
    }
  }

  func next(_ state: [Activity], _ event: Event) -> [Activity] {
    var next = state
    switch event {
    case .takesLeftFork(let philosopher): next[philosopher] = .waiting
    case .takesRightFork(let philosopher): next[philosopher] = .eating
    case .putsForksDown(let philosopher): next[philosopher] = .thinking
    }
    return next
  }
}
