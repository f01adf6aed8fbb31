import ModelChecking

/// All that a flow was seen to do, from which a navigation graph is drawn.
struct NavigationSketch {
  /// An event that was seen to lead from some screens to others.
  struct Stroke: Hashable {
    let source: String
    let label: String
    let target: String

    /// The name of the declared event, or of the kind of gesture.
    let event: String
    let isGesture: Bool

    /// Returns whether it is a gesture of a kind.
    func isGesture(_ kind: String) -> Bool { isGesture && event == kind }
  }

  /// What was on screen, the nearest to launch first.
  private(set) var screens: [String] = []

  /// What was seen, the nearest to launch first.
  private(set) var strokes: [Stroke] = []

  /// The event nearest to launch by which each was seen.
  private(set) var edges: [Stroke: (state: StateID, choice: Int)] = [:]

  /// The state nearest to launch that shows some screens.
  private(set) var stateShowing: [String: StateID] = [:]

  /// What each declared event was called where it was on offer.
  private var offers: [String: [String: Set<String>]] = [:]

  /// Where the back button leads.
  private var back: [String: Set<String>] = [:]

  /// Sketches the states of a map in an order.
  init(of map: FlowMap, in order: [StateID]) {
    for state in order {
      noteScreens(map.states[state].screens, in: state)
      for (choice, transition) in map.states[state].transitions.enumerated() {
        note(transition, at: (state, choice), in: map)
      }
    }
  }

  /// Returns whether the back button leads from some screens to others when it is pressed.
  func leadsBackAtOnce(from source: String, to target: String) -> Bool {
    back[source, default: []].contains(target)
  }

  /// Returns whether the back button leads from some screens to others when it is pressed again and
  /// again.
  func leadsBack(from source: String, to target: String) -> Bool {
    var reached: Set<String> = []
    var open = [source]
    while let screens = open.popLast() {
      open += back[screens, default: []].filter { reached.insert($0).inserted }
    }
    return reached.contains(target)
  }

  /// Returns whether some strokes are all that an event with several values does on their screens.
  func areAll(_ strokes: [Stroke]) -> Bool {
    guard strokes.count > 1, let first = strokes.first else { return false }
    return strokes.count == offers[first.source]?[first.event]?.count
  }

  private mutating func noteScreens(_ name: String, in state: StateID) {
    guard stateShowing[name] == nil else { return }
    stateShowing[name] = state
    screens.append(name)
  }

  private mutating func note(
    _ transition: FlowMap.Transition, at edge: (state: StateID, choice: Int), in map: FlowMap
  ) {
    let source = map.states[edge.state].screens
    if !transition.isGesture {
      offers[source, default: [:]][transition.event, default: []].insert(transition.label)
    }
    guard let target = transition.target.map({ map.states[$0].screens }) else { return }
    let stroke = Stroke(
      source: source, label: transition.label, target: target, event: transition.event,
      isGesture: transition.isGesture)
    guard edges[stroke] == nil else { return }
    edges[stroke] = edge
    strokes.append(stroke)
    if stroke.isGesture("back") { back[source, default: []].insert(target) }
  }
}
