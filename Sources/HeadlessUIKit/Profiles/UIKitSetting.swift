/// An answer to the question that a ``UIKitKnob`` asks.
public enum UIKitSetting: String, Sendable, CaseIterable {
  /// It is so.
  case yes
  /// It is not so.
  case no
  /// Put off until what is going on has ended.
  case deferred
  /// Done at once, whatever is going on.
  case immediate
  /// Dropped without a word.
  case ignored
  /// Dropped with a warning.
  case refused
  /// In the next turn of the main queue.
  case nextTurn = "in the next turn"
  /// Before the call returns.
  case atOnce = "before the call returns"
  /// Before the call returns for a stack, in the next turn for a presentation.
  case mixed = "at once for a stack, in the next turn for a presentation"
  /// Put off for a presenter on the move, refused where another presentation runs.
  case depends = "put off or refused, by what moves"
}
