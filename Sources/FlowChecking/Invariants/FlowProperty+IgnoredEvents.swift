extension FlowProperty {
  /// Nothing comes of the events that are to be ignored.
  ///
  /// It is a promise of each flow that declares such an event, see ``FlowEvent/ignored()``.
  static var ignoredEventsChangeNothing: FlowProperty {
    .invariant("ignored events change nothing") { state in
      state.record.outcome.unignored.map { Breach($0) }
    }
    .stating(
      "Nothing comes of the events that are to be ignored.", id: "ignored-events-change-nothing")
  }
}
