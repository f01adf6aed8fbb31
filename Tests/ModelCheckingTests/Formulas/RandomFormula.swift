import ModelChecking

extension Formula<NamedAtom> {
  /// Draws a formula over the words p and q and, if wanted, the events a and b.
  static func random(
    depth: Int, withEvents: Bool = true, using generator: inout SeededGenerator
  ) -> Formula {
    let words: [Formula] = [.atom(NamedAtom("p")), .atom(NamedAtom("q"))]
    let events: [Formula] = [.atom(NamedAtom("event", "a")), .atom(NamedAtom("event", "b"))]
    let atoms = words + words + (withEvents ? events : []) + [.constant(true)]
    guard depth > 0 else { return atoms[Int.random(in: 0..<atoms.count, using: &generator)] }
    func part() -> Formula {
      let depth = Int.random(in: 0..<depth, using: &generator)
      return random(depth: depth, withEvents: withEvents, using: &generator)
    }
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return .not(part())
    case 1: return .and(part(), part())
    case 2: return .or(part(), part())
    case 3: return .implies(part(), part())
    case 4: return .iff(part(), part())
    case 5: return .next(part())
    case 6: return .until(part(), part())
    case 7: return .release(part(), part())
    case 8: return .weakUntil(part(), part())
    case 9, 10: return .always(part())
    case 11, 12: return .eventually(part())
    default: return .eventuallyWithin(Int.random(in: 0...3, using: &generator), part())
    }
  }
}
