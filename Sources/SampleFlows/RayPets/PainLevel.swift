/// How bad it is.
public enum PainLevel: CaseIterable {
  /// Not at all.
  case none

  /// A little.
  case little

  /// Rather.
  case moderate

  /// Very.
  case severe

  /// As bad as can be.
  case worstPossible
}
