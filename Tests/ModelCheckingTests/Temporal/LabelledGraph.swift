import ModelChecking

/// A graph with words on its states and its events, launched in the first state.
struct LabelledGraph: ValueSystem {
  /// An event with where it leads.
  struct Step: Hashable {
    let event: String
    let target: Int
  }

  /// The words of each state.
  let labels: [Set<String>]

  /// What each state offers.
  let steps: [[Step]]

  /// Reads a graph from a line for each state, such as "home idle: open 1, wait 0".
  init(_ lines: String...) {
    let parts = lines.map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    labels = parts.map { Set($0[0].split(separator: " ").map(String.init)) }
    steps = parts.map { part in
      part[1].split(separator: ",").map { step in
        let words = step.split(separator: " ")
        return Step(event: String(words[0]), target: Int(words[1]) ?? 0)
      }
    }
  }

  /// Draws a graph of so many states with the words p and q and the events a and b.
  init(states: Int, using generator: inout SeededGenerator) {
    labels = (0..<states).map { _ in
      Set(["p", "q"].filter { _ in Bool.random(using: &generator) })
    }
    steps = (0..<states).map { _ in
      (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        Step(
          event: Bool.random(using: &generator) ? "a" : "b",
          target: Int.random(in: 0..<states, using: &generator))
      }
    }
  }

  var initialState: Int { 0 }
  func events(in state: Int) -> [Step] { steps[state] }
  func next(_ state: Int, _ event: Step) -> Int { event.target }

  /// Returns what an exploration says of a claim.
  func verdict(
    on claim: TemporalClaim<NamedAtom>, within limits: Limits = Limits(),
    checking properties: [Property<Int>] = []
  ) throws -> TemporalVerdict {
    var atoms: [NamedAtom] = []
    let property = try TemporalProperty(
      claim.map { atom in
        atoms.append(atom)
        return atoms.count - 1
      })
    var explorer = Explorer(
      of: ValueExecution(of: self), checking: properties, noting: atoms.map(proposition),
      within: limits)
    explorer.explore(by: Exhaustive())
    return explorer.exploration.verdict(on: property)
  }

  /// Returns what an exploration says of a claim that is written as text.
  func verdict(on text: String, within limits: Limits = Limits()) throws -> TemporalVerdict {
    try verdict(on: TemporalClaim(parsing: text), within: limits)
  }

  private func proposition(_ atom: NamedAtom) -> Proposition<Int, Step> {
    atom.name == "event"
      ? .event { $0.event == atom.argument } : .state { labels[$0].contains(atom.name) }
  }
}
