/// A formula of linear temporal logic: what is said of a run, from one of its moments on.
///
/// A moment is a state together with the event that led to it. After the last event of a run whose
/// last state offers none, that state stays for ever, and no event is taken any more.
public indirect enum Formula<Atom> {
  /// True of every moment, or of none.
  case constant(Bool)

  /// True of the moments that have a property of their own.
  case atom(Atom)

  /// True where the other is not.
  case not(Formula)

  /// True where both are.
  case and(Formula, Formula)

  /// True where one is, or both are.
  case or(Formula, Formula)

  /// True where the second is, or the first is not.
  case implies(Formula, Formula)

  /// True where both are or neither is.
  case iff(Formula, Formula)

  /// True of the next moment.
  case next(Formula)

  /// The second becomes true at some moment, and the first is at all moments before.
  case until(Formula, Formula)

  /// The second is true up to the moment at which both are, or for ever.
  case release(Formula, Formula)

  /// The first is true until the second is, or for ever.
  case weakUntil(Formula, Formula)

  /// True now and of all later moments.
  case always(Formula)

  /// True now or of a later moment.
  case eventually(Formula)

  /// True now, or after at most so many events.
  case eventuallyWithin(Int, Formula)

  /// It is true of no moment from now on.
  public static func never(_ formula: Formula) -> Formula { .always(.not(formula)) }

  /// At every moment of which the first is true, the second is true too or becomes so.
  public static func whenever(_ trigger: Formula, eventually response: Formula) -> Formula {
    .always(.implies(trigger, .eventually(response)))
  }
}

extension Formula: Equatable where Atom: Equatable {}
extension Formula: Hashable where Atom: Hashable {}
extension Formula: Sendable where Atom: Sendable {}
