/// Follows one run, moment by moment, and tells as soon as a formula cannot be true of it any more.
///
/// A run that is cut short never shows that a formula holds.
public struct TraceMonitor: Sendable {
  /// What is known of the run so far.
  public enum State: Hashable, Sendable {
    /// No continuation of the run satisfies the formula.
    case violated

    /// Some continuation does.
    case undecided
  }

  private let automaton: Automaton
  private let isAlive: [Bool]
  private var modes: Set<Int> = [0]

  /// Prepares to follow a run; the formula's atoms are the bits of the letters, from 0 to 63.
  ///
  /// - Throws: ``FormulaError`` when the formula is too large.
  public init(of formula: Formula<Int>) throws(FormulaError) {
    guard formula.atoms.allSatisfy((0..<64).contains) else { throw .tooLarge }
    automaton = try Automaton(of: formula)
    isAlive = automaton.livingStates
    modes = modes.filter { [isAlive] in isAlive[$0] }
  }

  /// What is known after the moments so far.
  public var state: State { modes.isEmpty ? .violated : .undecided }

  /// Takes notice of the next moment, the first of which is the launch, by the atoms that are true.
  public mutating func note(_ letter: UInt64) {
    var next: Set<Int> = []
    for mode in modes {
      for edge in automaton.edges[mode] where edge.admits(letter) && isAlive[edge.target] {
        next.insert(edge.target)
      }
    }
    modes = next
  }
}
