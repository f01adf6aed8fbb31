/// What an exploration says of a claim about runs.
public enum TemporalVerdict: Hashable, Sendable {
  /// True, and everything was seen; or the moment that is to come sometimes was found.
  case holds

  /// Not true, with a run that shows it.
  case violated(Refutation)

  /// No reachable moment is the one that is to come sometimes, and everything was seen.
  case unreachable

  /// Nothing was found against it, but the exploration ended before all was seen.
  case undecided(StopReason)
}
