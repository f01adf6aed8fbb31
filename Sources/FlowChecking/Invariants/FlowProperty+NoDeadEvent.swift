extension FlowProperty {
  /// Every declared event is offered in some state, and changes something in some state.
  ///
  /// A dead event checks nothing: its screen never comes, its condition is never true, or nobody
  /// listens. Whether it is dead is known when everything was explored. An event says by
  /// ``FlowEvent/unreachable(_:)`` why it is meant to be dead; that is broken once it is not.
  public static var noDeadEvent: FlowProperty {
    .sometimes("no dead event") { _ in true }
      .stating(
        "Every declared event is offered in some state, and changes something in some state.",
        id: "no-dead-event", severity: .warning)
  }

  /// Whether it is this promise, which is judged by the states as a whole.
  var isAboutDeadEvents: Bool { statement.id == Self.noDeadEvent.statement.id }
}
