import FlowChecking

/// The states and transitions of several graphs, a state being known by its fingerprint.
struct GraphUnion {
  private var events = Numbering<Report.Event>()
  private var pictures = Numbering<FlowPicture>()
  private var keys = Numbering<String>()
  private var states: [State] = []

  /// A state, whose events and targets are places in the union.
  private struct State {
    let screens: String
    let picture: Int?
    let events: [Int]
    var targets: [Int]
  }

  /// Adds a graph.
  ///
  /// - Throws: ``MergeError`` when it does not start like the others, or a state has other events or
  ///   leads elsewhere.
  mutating func add(_ graph: Report.Graph, of flow: String) throws(MergeError) {
    if let start = keys.values.first, start != graph.states[0].fingerprint {
      throw .otherFlow(flow, "it starts in other states")
    }
    let places = graph.states.map { keys.number(of: $0.fingerprint) }
    for (state, place) in zip(graph.states, places) {
      let known = State(
        screens: state.screens,
        picture: state.picture.map { pictures.number(of: graph.pictures[$0]) },
        events: state.events.map { events.number(of: graph.events[$0]) },
        targets: state.targets.map { $0 < 0 ? -1 : places[$0] })
      if place == states.count {
        states.append(known)
      } else {
        try unite(place, with: known, of: flow)
      }
    }
  }

  private mutating func unite(_ place: Int, with other: State, of flow: String) throws(MergeError) {
    guard states[place].events == other.events else {
      throw .otherFlow(flow, "there are other events in “\(other.screens)”")
    }
    for (choice, target) in other.targets.enumerated() where target >= 0 {
      let known = states[place].targets[choice]
      guard known < 0 || known == target else {
        let event = events.values[other.events[choice]].label
        throw .otherFlow(flow, "“\(event)” leads elsewhere from “\(other.screens)”")
      }
      states[place].targets[choice] = target
    }
  }

  /// The graph of all that was added.
  var graph: Report.Graph {
    let distances = distances
    return Report.Graph(
      events: events.values, pictures: pictures.values,
      states: states.indices.map { place in
        Report.State(
          fingerprint: keys.values[place], screens: states[place].screens,
          picture: states[place].picture, distance: distances[place],
          events: states[place].events, targets: states[place].targets)
      })
  }

  /// The fewest events from launch to each state, all being reached.
  private var distances: [Int] {
    var distances = Array(repeating: 0, count: states.count)
    var reached: Set<Int> = [0]
    var row = [0]
    while let place = row.first {
      row.removeFirst()
      for target in states[place].targets where target >= 0 && reached.insert(target).inserted {
        distances[target] = distances[place] + 1
        row.append(target)
      }
    }
    return distances
  }
}

extension Report.Graph {
  /// How many transitions were tried.
  var transitionCount: Int { states.reduce(0) { $0 + $1.targets.count { $0 >= 0 } } }

  /// Whether every event of every state was tried.
  var isWhole: Bool { states.allSatisfy { !$0.targets.contains(-1) } }
}
