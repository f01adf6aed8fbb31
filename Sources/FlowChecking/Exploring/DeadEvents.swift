import ModelChecking

/// The declared events that are of no use to anybody, and those that are though they should not be.
@MainActor
struct DeadEvents {
  private let events: [FlowEvent]
  private let maps: [FlowMap]

  /// Looks for dead events in what several runs have seen of a flow.
  init(of events: [FlowEvent], in maps: [FlowMap]) {
    self.events = events
    self.maps = maps
  }

  /// What is wrong with each of them, in the order in which they are declared.
  var reasons: [String] { events.compactMap(reason) }

  private func reason(for event: FlowEvent) -> String? {
    let found = deadness(of: event)
    guard let excuse = event.excuse else { return found }
    return found == nil
      ? "\"\(event.name)\" happens, though it is declared unreachable (\(excuse))" : nil
  }

  private func deadness(of event: FlowEvent) -> String? {
    let transitions = maps.lazy.flatMap { map in
      map.states.indices.lazy.flatMap { state in
        map.states[state].transitions.lazy.filter { !$0.isGesture && $0.event == event.name }
          .map { (state, $0.target) }
      }
    }
    if transitions.isEmpty { return "\"\(event.name)\" is never offered\(cause(for: event))" }
    let mayStay = event.expectation != .anything
    let changes = transitions.contains { source, target in target != source }
    return mayStay || changes ? nil : "\"\(event.name)\" never changes anything"
  }

  private func cause(for event: FlowEvent) -> String {
    guard let screen = event.screen else { return "" }
    let isShown = maps.contains { map in
      map.states.contains { state in
        state.picture?.layers.contains { $0.content.all.contains { $0.type == screen } } == true
      }
    }
    return isShown ? "" : ": no \(screen) is ever shown"
  }
}
