/// What an exploration says of one property.
public enum Verdict<Event> {
  /// True of every state, and every state was seen; or the one wanted was found.
  case holds

  /// Not true, with the trace that shows it.
  case violated(Counterexample<Event>)

  /// No reachable state satisfies a claim that some state does, and every state was seen.
  case unreachable

  /// Nothing against it was found, but the exploration ended before all was seen.
  case undecided(StopReason)
}

extension Verdict: Sendable where Event: Sendable {}
