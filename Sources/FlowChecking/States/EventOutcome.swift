/// What came of the last event that was not to come of it.
struct EventOutcome {
  /// What came of an event that is to be ignored.
  var unignored: String?

  /// What came of an event that UIKit is to refuse, if that was not a refusal.
  var unrefused: String?

  /// What is left of a gesture that was cancelled.
  var leftOfGesture: String?

  /// What a button showed once more that was pressed again.
  var surplusScreen: String?
}
