/// What reports show of a state.
struct FlowLook {
  /// One event that is possible.
  struct Event: Hashable {
    /// What it is called.
    let label: String

    /// What it is counted as.
    let kind: EventKind
  }

  /// What is on screen, in a line.
  let screens: String

  /// What is on screen, and who is there to answer; nil where nothing is known, as after a crash.
  var picture: FlowPicture?

  /// What recorded routers did in the last event.
  var calls: [RouterCall] = []

  /// The events that are possible now, in the order of the menu.
  var events: [Event] = []

  /// How many of the events, the first ones, let the app come to rest.
  var patientCount = 0

  /// What the events are called.
  var labels: [String] { events.map(\.label) }
}
