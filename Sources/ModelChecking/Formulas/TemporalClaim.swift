/// What is said of the runs of a system, or of what stays possible in them.
public enum TemporalClaim<Atom> {
  /// The formula is true of every run from launch, of those that are fair where fairness is assumed.
  case everyRun(Formula<Atom>, Fairness<Atom> = Fairness())

  /// From every reachable state a moment can be reached of which the formula is true (AG EF).
  case alwaysPossible(Formula<Atom>)

  /// Some reachable moment is one of which the formula is true.
  case sometimes(Formula<Atom>)

  /// Returns the claim with each atom replaced by what a function makes of it.
  public func map<Other, Failure>(
    _ transform: (Atom) throws(Failure) -> Other
  ) throws(Failure) -> TemporalClaim<Other> {
    switch self {
    case .everyRun(let formula, let fairness):
      .everyRun(try formula.map(transform), try fairness.map(transform))
    case .alwaysPossible(let goal): .alwaysPossible(try goal.map(transform))
    case .sometimes(let goal): .sometimes(try goal.map(transform))
    }
  }

  /// The atoms in the order in which they are written.
  public var atoms: [Atom] {
    var atoms: [Atom] = []
    _ = map { atom in atoms.append(atom) }
    return atoms
  }
}

extension TemporalClaim: Equatable where Atom: Equatable {}
extension TemporalClaim: Sendable where Atom: Sendable {}
