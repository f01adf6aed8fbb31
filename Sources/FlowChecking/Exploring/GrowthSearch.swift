import HeadlessUIKit
import ModelChecking

/// Looks for rounds that lead back to the same screens and events, and leave more behind each time.
@MainActor
struct GrowthSearch {
  /// How many more rounds have to show the same.
  private static let repetitions = 5

  /// How many states are looked at, the nearest ones.
  private static let farthest = 1_000

  /// How many different rounds are tried at most.
  private static let roundLimit = 20

  /// Events from launch, and a round that begins after them.
  private struct Candidate {
    let start: [Int]
    let round: [Int]
    let labels: [String]
  }

  private let runner: FlowRunner
  private let profile: UIKitProfile
  private let candidates: [Candidate]

  /// Collects rounds from what an exploration has seen.
  init(
    in graph: StateGraph<Fingerprint>, _ map: FlowMap, by runner: FlowRunner,
    under profile: UIKitProfile
  ) {
    self.runner = runner
    self.profile = profile
    let routes = ShortestRoutes(in: graph)
    var known: Set<[String]> = []
    var candidates: [Candidate] = []
    for state in routes.order.prefix(Self.farthest) where candidates.count < Self.roundLimit {
      let found = Self.candidate(endingAt: state, routes.route(to: state), in: graph, map)
      if let found, known.insert(found.labels).inserted { candidates.append(found) }
    }
    self.candidates = candidates
  }

  /// The first round that grows something, for a property.
  func counterexample(to property: String) -> FlowCounterexample? {
    candidates.lazy.compactMap { counterexample(to: property, by: $0) }.first
  }

  /// Returns the shortest round that ends a way to a state.
  private static func candidate(
    endingAt state: StateID, _ route: [Int], in graph: StateGraph<Fingerprint>, _ map: FlowMap
  ) -> Candidate? {
    var states = [0]
    for choice in route {
      guard let next = graph.target(of: choice, in: states[states.count - 1]) else { return nil }
      states.append(next)
    }
    guard states.allSatisfy(map.states.indices.contains) else { return nil }
    let start = states.dropLast().lastIndex { map.states[$0].looks(like: map.states[state]) }
    guard let start else { return nil }
    let round = Array(route[start...])
    let labels = zip(states[start...], round).map { map.states[$0].transitions[$1].label }
    return Candidate(start: Array(route[..<start]), round: round, labels: labels)
  }

  /// Goes round again and again, as long as it looks the same and there is more each time.
  private func counterexample(to property: String, by candidate: Candidate) -> FlowCounterexample? {
    var replay = runner.replay(along: candidate.start + candidate.round, under: profile)
    let trace = replay.trace
    let (screens, labels) = (replay.look.screens, replay.look.labels)
    var holdings = [Holdings(replay.system.describe())]
    for _ in 0..<Self.repetitions {
      for choice in candidate.round { replay.perform(choice) }
      let next = Holdings(replay.system.describe())
      guard replay.look.screens == screens, replay.look.labels == labels,
        next.count > holdings[holdings.count - 1].count, next.placed == holdings[0].placed
      else { return nil }
      holdings.append(next)
    }
    guard let reason = Holdings.growth(of: holdings) else { return nil }
    var found = FlowCounterexample(
      property: property, reason: reason, cause: Fault.cause(of: reason), trace: trace,
      profile: profile, latentSince: nil, shorterStatesSearched: nil, shrinkage: nil)
    found.isAboutRuns = true
    found.cycleLength = candidate.round.count
    return found
  }
}

extension FlowMap.State {
  /// Returns whether the user could not tell two states apart.
  fileprivate func looks(like other: FlowMap.State) -> Bool {
    screens == other.screens && transitions.map(\.label) == other.transitions.map(\.label)
  }
}
