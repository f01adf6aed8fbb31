@testable import FlowChecking
@testable import FlowReports

extension PaperReport {
  /// A flow of 40 coordinators with ten screens each, in a row.
  ///
  /// The second, third and fourth of its screens open other coordinators. Each screen looks the same in
  /// ten states.
  static func large() -> Report.Flow {
    let sample = flow("Large")
    let screens = 400
    let targets = (0..<screens * 10).map { state -> [(event: Int, target: Int)] in
      let (screen, turn) = (state % screens, state / screens)
      let (lane, place) = (screen / 10, screen % 10)
      let opened = (lane * 3 + place) * 10
      return (place < 9 ? [(0, state + 1)] : [])
        + ((1...3).contains(place) && opened < screens ? [(1, opened + turn * screens)] : [])
        + (turn < 9 ? [(2, state + screens)] : [])
    }
    var distances = Array(repeating: 0, count: targets.count)
    var order = [0]
    var seen: Set<Int> = [0]
    var next = 0
    while next < order.count {
      for (_, target) in targets[order[next]] where seen.insert(target).inserted {
        distances[target] = distances[order[next]] + 1
        order.append(target)
      }
      next += 1
    }
    let states = targets.indices.map { state in
      Report.State(
        fingerprint: "\(state)", screens: "S\(state % screens)", picture: state % screens,
        distance: distances[state], events: targets[state].map(\.event),
        targets: targets[state].map(\.target))
    }
    let graph = Report.Graph(
      events: ["next", "open", "turn"].map {
        Report.Event(label: $0, name: $0, isGesture: false)
      }, pictures: (0..<screens).map { picture(ofScreen: $0) }, states: states)
    return Report.Flow(
      name: "Large", settings: sample.settings, outcome: .violated, stopReason: "",
      reach: "exhaustive", isComplete: true, promises: sample.promises,
      counterexamples: sample.counterexamples,
      runs: sample.runs, graph: graph, hasLostTask: false, remarks: [], notes: [])
  }

  private static func picture(ofScreen screen: Int) -> FlowPicture {
    let owner = "C\(screen / 10)Coordinator"
    let content = FlowElement(
      kind: .screen, name: "S\(screen)", type: "S\(screen)ViewController", owner: owner,
      children: [], shown: nil)
    return FlowPicture(
      layers: [FlowPicture.Layer(presentation: screen < 10 ? .root : .sheet, content: content)],
      coordinators: FlowPicture.Node(name: owner, children: []))
  }
}
