/// How much of a graph is kept in memory.
public enum GraphDetail: Sendable {
  /// Every transition: what graphs are searched, drawn and judged by. Takes four bytes for each
  /// transition and eight for each state more.
  case transitions

  /// One shortest way to each state: enough for the verdicts of a check, counterexamples included.
  case ways
}
