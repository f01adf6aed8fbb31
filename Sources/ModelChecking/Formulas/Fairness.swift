/// What is assumed of the events of a run: that the environment does not pass over them for ever.
public struct Fairness<Atom> {
  /// Events that are taken again and again if they are possible at every moment from some moment on.
  public var weak: [Atom]

  /// Events that are taken again and again if they are possible again and again.
  public var strong: [Atom]

  /// Creates assumptions; none when nothing is given.
  public init(weak: [Atom] = [], strong: [Atom] = []) {
    self.weak = weak
    self.strong = strong
  }

  /// Returns the assumptions with each atom replaced by what a function makes of it.
  public func map<Other, Failure>(
    _ transform: (Atom) throws(Failure) -> Other
  ) throws(Failure) -> Fairness<Other> {
    Fairness<Other>(weak: try weak.map(transform), strong: try strong.map(transform))
  }
}

extension Fairness: Equatable where Atom: Equatable {}
extension Fairness: Sendable where Atom: Sendable {}
