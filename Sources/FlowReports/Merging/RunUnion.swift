/// The figures of several explorations of one flow, by the profiles of UIKit.
struct RunUnion {
  /// What tells an entry of the coverage from others.
  private struct Key: Hashable {
    let event: String
    let screen: String?
    let isGesture: Bool
  }

  private let flows: [Report.Flow]
  private let graph: Report.Graph

  /// Prepares to add up the figures of some explorations whose first runs have a graph together.
  init(_ flows: [Report.Flow], graph: Report.Graph) {
    self.flows = flows
    self.graph = graph
  }

  /// A run for each profile under which a flow was explored.
  ///
  /// Its events and launches are added up; of
  /// states the most that one exploration has found, except for the first run, whose states are known.
  var runs: [Report.Run] {
    var profiles = Numbering<String>()
    for run in flows.flatMap(\.runs) { _ = profiles.number(of: run.profile) }
    return profiles.values.indices.map { place in
      run(of: flows.flatMap(\.runs).filter { $0.profile == profiles.values[place] }, at: place)
    }
  }

  private func run(of runs: [Report.Run], at place: Int) -> Report.Run {
    func most(_ figure: (Report.Run) -> Int) -> Int { runs.map(figure).max() ?? 0 }
    let isFirst = place == 0
    return Report.Run(
      profiles: runs[0].profiles.filter { profile in
        runs.allSatisfy { $0.profiles.contains(profile) }
      }, states: isFirst ? graph.states.count : most(\.states),
      transitions: isFirst ? graph.transitionCount : most(\.transitions),
      depth: isFirst ? graph.states.map(\.distance).max() ?? 0 : most(\.depth),
      events: runs.reduce(0) { $0 + $1.events }, launches: runs.reduce(0) { $0 + $1.launches },
      coverage: coverage(of: runs))
  }

  private func coverage(of runs: [Report.Run]) -> [Report.Coverage] {
    var keys = Numbering<Key>()
    var sums: [(offered: Int, performed: Int)] = []
    for entry in runs.flatMap(\.coverage) {
      let place = keys.number(
        of: Key(event: entry.event, screen: entry.screen, isGesture: entry.isGesture))
      if place == sums.count { sums.append((0, 0)) }
      sums[place].offered += entry.offered
      sums[place].performed += entry.performed
    }
    return zip(keys.values, sums).map { key, sum in
      Report.Coverage(
        event: key.event, screen: key.screen, isGesture: key.isGesture, offered: sum.offered,
        performed: sum.performed)
    }
  }
}

extension Report.Run {
  /// The profile under which the flow was explored; the others would have made no difference.
  var profile: String { profiles.first ?? "" }
}
