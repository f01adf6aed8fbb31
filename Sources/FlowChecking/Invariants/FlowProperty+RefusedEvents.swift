extension FlowProperty {
  /// UIKit refuses the events that it is to refuse.
  ///
  /// It is a promise of each flow that declares such an event, see ``FlowEvent/refused(_:)``.
  static var refusedEventsAreRefused: FlowProperty {
    .invariant("refused events are refused") { state in
      state.record.outcome.unrefused.map { Breach($0) }
    }
    .stating("UIKit refuses the events that it is to refuse.", id: "refused-events-are-refused")
  }
}
