extension Formula {
  /// Returns the formula with each atom replaced by what a function makes of it.
  public func map<Other, Failure>(
    _ transform: (Atom) throws(Failure) -> Other
  ) throws(Failure) -> Formula<Other> {
    switch self {
    case .constant(let value): .constant(value)
    case .atom(let atom): .atom(try transform(atom))
    case .not(let part): .not(try part.map(transform))
    case .and(let left, let right): .and(try left.map(transform), try right.map(transform))
    case .or(let left, let right): .or(try left.map(transform), try right.map(transform))
    case .implies(let left, let right): .implies(try left.map(transform), try right.map(transform))
    case .iff(let left, let right): .iff(try left.map(transform), try right.map(transform))
    case .next(let part): .next(try part.map(transform))
    case .until(let left, let right): .until(try left.map(transform), try right.map(transform))
    case .release(let left, let right): .release(try left.map(transform), try right.map(transform))
    case .weakUntil(let left, let right):
      .weakUntil(try left.map(transform), try right.map(transform))
    case .always(let part): .always(try part.map(transform))
    case .eventually(let part): .eventually(try part.map(transform))
    case .eventuallyWithin(let count, let part):
      .eventuallyWithin(count, try part.map(transform))
    }
  }

  /// The atoms in the order in which they are written.
  public var atoms: [Atom] {
    var atoms: [Atom] = []
    _ = map { atom in atoms.append(atom) }
    return atoms
  }

  /// Returns what the formula says of a single moment, given its atoms there; nil where it speaks of
  /// other moments too.
  public func value(where isTrue: (Atom) -> Bool) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .atom(let atom): return isTrue(atom)
    case .not(let part): return part.value(where: isTrue).map { !$0 }
    case .and(let left, let right), .or(let left, let right), .implies(let left, let right),
      .iff(let left, let right):
      guard let first = left.value(where: isTrue), let second = right.value(where: isTrue)
      else { return nil }
      return joined(first, second)
    default: return nil
    }
  }

  private func joined(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .and: first && second
    case .or: first || second
    case .implies: !first || second
    default: first == second
    }
  }
}
