public import ModelChecking

/// What an exploration says of one property of a flow.
public enum FlowVerdict: Sendable {
  /// True of every state, and every state was seen; or the one wanted was found.
  case holds

  /// Nothing in the flow could break it, and every state was seen; with the reason, in words.
  case doesNotApply(String)

  /// Not true, with the steps that show it.
  case violated(FlowCounterexample)

  /// No reachable state satisfies a claim that some state does, and every state was seen; there may be
  /// words for what is missing.
  case unreachable(String? = nil)

  /// It speaks of something by a name that nothing of the flow has, in words.
  case misnamed(String)

  /// Nothing was found against it, but not all was seen.
  case undecided(StopReason)

  var outcome: FlowExploration.Outcome {
    switch self {
    case .holds, .doesNotApply: .holds
    case .violated, .unreachable, .misnamed: .violated
    case .undecided: .undecided
    }
  }
}
