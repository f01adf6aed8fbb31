/// What reports show of a state.
struct FlowLook {
  /// What is on screen.
  let screens: String

  /// What recorded routers did in the last event.
  var calls: [RouterCall] = []

  /// What each event that is possible now is called, in the order of the menu.
  var labels: [String] = []

  /// How many of the events, the first ones, let the app come to rest.
  var patientCount = 0
}
