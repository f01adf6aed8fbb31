import HeadlessUIKit
import ModelChecking

extension FlowSystem: FlowExecution {
  var properties: [Property<FlowState>] { flow.properties.map(\.property) }

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
