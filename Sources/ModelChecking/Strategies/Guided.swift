/// Goes back to states from which little was tried, and draws events at random from there.
///
/// Uniform walks hardly ever come twice to what takes many events to reach. Every state found is
/// kept, and a walk starts from one of eight drawn at random: the one from which fewest walks have
/// started. It goes ten events on, and draws from those that were not tried while there are any. At
/// least one event in five belongs to a long walk from launch that prefers nothing, for what
/// preferences starve. The idea to go back before going on is that of Go-Explore (Ecoffet et al.,
/// "First return, then explore", Nature 590, 2021).
///
/// The way is repeatable from its seed. Nothing is left to do once every event was tried.
public struct Guided: Strategy {
  private var generator: SeededGenerator
  private var startCounts: [Int32] = []
  private var stepsLeft = 0
  private var isUniform = false
  private var drawCount = 0
  private var uniformCount = 0
  private var firstUnfinished: StateID = 0

  private static var longWalk: Int { 50 }
  private static var shortWalk: Int { 10 }
  private static var candidateCount: Int { 8 }

  /// Creates the strategy from a seed.
  public init(seed: Seed) {
    generator = SeededGenerator(seed: seed)
  }

  /// Every move is drawn at random.
  public var isSampling: Bool { true }

  /// Returns an event of the present state, or of the one from which a new walk starts.
  public mutating func nextMove<Key>(in exploration: Exploration<Key>) -> Move? {
    if stepsLeft > 0, canLeave(exploration.current, in: exploration) {
      return move(from: .here, at: exploration.current, along: [], in: exploration)
    }
    guard hasOpenChoices(in: exploration), canLeave(0, in: exploration) else { return nil }
    isUniform = uniformCount * 5 < drawCount + Self.shortWalk
    stepsLeft = isUniform ? Self.longWalk : Self.shortWalk
    let state = isUniform ? 0 : start(in: exploration)
    if exploration.canRestore {
      return move(from: .restored(state), at: state, along: [], in: exploration)
    }
    let route = exploration.graph.route(to: state)
    return move(from: .launch, at: state, along: route, in: exploration)
  }

  private mutating func move<Key>(
    from start: Move.Start, at state: StateID, along route: [Int],
    in exploration: Exploration<Key>
  ) -> Move {
    stepsLeft -= 1
    drawCount += 1
    if isUniform { uniformCount += 1 }
    return Move(from: start, along: route, then: choice(in: state, of: exploration))
  }

  private mutating func choice<Key>(in state: StateID, of exploration: Exploration<Key>) -> Int {
    let graph = exploration.graph
    let all = 0..<graph.menuCount(of: state)
    let weights = exploration.weights[state]
    guard !isUniform, graph.untriedCount(of: state) > 0 else {
      return generator.index(below: all.count, weighted: weights)
    }
    let untried = all.filter { graph.target(of: $0, in: state) == nil }
    let untriedWeights = weights.map { weights in untried.map { weights[$0] } }
    return untried[generator.index(below: untried.count, weighted: untriedWeights)]
  }

  /// Returns the state among a few from which fewest walks have started, and counts one more.
  private mutating func start<Key>(in exploration: Exploration<Key>) -> StateID {
    let count = exploration.graph.stateCount
    startCounts.append(contentsOf: repeatElement(0, count: count - startCounts.count))
    var start = 0
    var isFirst = true
    for _ in 0..<Self.candidateCount {
      let state = generator.index(below: count)
      guard canLeave(state, in: exploration) else { continue }
      if isFirst || startCounts[state] < startCounts[start] { start = state }
      isFirst = false
    }
    startCounts[start] += 1
    return start
  }

  private func canLeave<Key>(_ state: StateID, in exploration: Exploration<Key>) -> Bool {
    exploration.graph.menuCount(of: state) > 0 && exploration.isOpen(state)
  }

  /// Returns whether an event is left to try, and starts to look where it found one the last time.
  private mutating func hasOpenChoices<Key>(in exploration: Exploration<Key>) -> Bool {
    let count = exploration.graph.stateCount
    let isOpen = { exploration.openChoice(in: $0) != nil }
    if let next = (firstUnfinished..<count).first(where: isOpen) ?? (0..<count).first(where: isOpen)
    {
      firstUnfinished = next
      return true
    }
    return false
  }
}
