/// Why an exploration ended.
public enum StopReason: Hashable, Sendable {
  /// Every event of every reachable state was tried.
  case exhausted

  /// Every event was tried, except in states that break a promise, which are not explored further.
  case cutAtViolations

  /// Every event was tried of the states nearer to launch than this.
  case depth(Int)

  /// The strategy had no move left, though some events were not tried.
  case strategyEnded

  /// So many states were found.
  case states(Int)

  /// So many transitions were tried.
  case transitions(Int)

  /// So many events were performed.
  case events(Int)

  /// So many in a hundred of the events that the known states offer were tried.
  case edges(Int)

  /// Time was up.
  case time(Duration)

  /// Somebody wanted it to end.
  case interrupted

  /// A promise was broken, and the exploration was asked to end there.
  case firstViolation

  /// States with equal keys behave differently, so that not every state was seen: see ``Collision``.
  case keyTooCoarse

  /// The same events led to another state than before, which voids every other verdict.
  case nondeterminism
}
