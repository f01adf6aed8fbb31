import HeadlessUIKit
import ModelChecking

extension FlowSystem: FlowExecution {
  var properties: [Property<FlowState>] { flow.properties.map(\.property) }

  var propositions: [Proposition<FlowState, OfferedEvent>] {
    flow.propositions.map { proposition in
      switch proposition.subject {
      case .state(let check): .state { state in MainActor.assumeIsolated { check(state) } }
      case .event(let name):
        .event { [unowned self] event in MainActor.assumeIsolated { isCalled(name, event) } }
      }
    }
  }

  /// The propositions about the state that are true now, by their places.
  var truths: Set<Int> {
    guard !flow.propositions.isEmpty else { return [] }
    let state = state
    return Set(
      flow.propositions.indices.filter { place in
        if case .state(let check) = flow.propositions[place].subject { check(state) } else { false }
      })
  }

  /// Returns the propositions about events that are true after one, by their places.
  func truths(after event: OfferedEvent) -> Set<Int> {
    Set(
      flow.propositions.indices.filter { place in
        if case .event(let name) = flow.propositions[place].subject {
          isCalled(name, event)
        } else {
          false
        }
      })
  }

  var breaches: [Int: Breach] {
    let state = state
    return flow.properties.enumerated().reduce(into: [:]) { $0[$1.0] = $1.1.breach(in: state) }
  }

  /// The claims that some state is there which the present one satisfies, by their places.
  var met: Set<Int> {
    let state = state
    return Set(flow.properties.indices.filter { flow.properties[$0].isSatisfied(by: state) })
  }

  var look: FlowLook {
    FlowLook(
      screens: ScreenNotation.text(of: state.scene.window), picture: picture, calls: calls,
      events: zip(labels, events).map { FlowLook.Event(label: $0, kind: $1.kind) },
      patientCount: events.count { !$0.isHasty })
  }
}
