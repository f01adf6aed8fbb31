import ModelChecking

/// Several labelled graphs, each with a formula, as one model for the model checker SPIN.
///
/// The verifier is told which graph it is about when it starts. Each step flips a bit, from which "next"
/// is made, which SPIN as Debian builds it has not got. Each event has a process of its own, since SPIN
/// knows fairness of processes only. A state without events rests, step by step.
struct SpinModel {
  /// A graph and what is claimed of it.
  struct Case {
    let graph: LabelledGraph
    let formula: Formula<NamedAtom>
  }

  let cases: [Case]

  /// The model as text.
  var text: String {
    (["byte pair = \(Self.anyPair), label = \(Self.anyLabel), state, event;", "bool flip;"]
      + ["a", "b"].map(process) + [rest] + cases.indices.map(claim)).joined(separator: "\n")
  }

  /// Stands for the number of the graph until the verifier starts.
  static let anyPair = 250

  /// Stands for the label of the graph's first state until the verifier starts.
  static let anyLabel = 251

  /// Returns the label of the first state of a graph.
  func firstLabel(of pair: Int) -> Int { label(0, in: pair) }

  private func process(_ event: String) -> String {
    let steps = cases.indices.flatMap { pair in
      cases[pair].graph.steps.enumerated().flatMap { state, steps in
        steps.filter { $0.event == event }.map { step in
          guarded(
            pair, state,
            "state = \(step.target); event = \(number(event)); label = \(label(step.target, in: pair))"
          )
        }
      }
    }
    return loop(event.uppercased(), steps)
  }

  private var rest: String {
    loop(
      "Rest",
      cases.indices.flatMap { pair in
        cases[pair].graph.steps.enumerated().filter(\.element.isEmpty).map { state, _ in
          guarded(pair, state, "event = 0")
        }
      })
  }

  private func guarded(_ pair: Int, _ state: Int, _ effect: String) -> String {
    ":: d_step { pair == \(pair) && state == \(state) -> \(effect); flip = !flip }"
  }

  private func loop(_ name: String, _ steps: [String]) -> String {
    "active proctype \(name)() { do\n\((steps + [":: false"]).joined(separator: "\n"))\nod }"
  }

  private func label(_ state: Int, in pair: Int) -> Int {
    let words = cases[pair].graph.labels[state]
    return (words.contains("p") ? 1 : 0) + (words.contains("q") ? 2 : 0)
  }

  private func number(_ event: String?) -> Int { event == "a" ? 1 : 2 }

  private func claim(_ pair: Int) -> String {
    "ltl c\(pair) { \(text(of: cases[pair].formula)) }"
  }

  /// Returns a formula as SPIN writes it.
  func text(of formula: Formula<NamedAtom>) -> String {
    switch formula {
    case .constant(let value): return "\(value)"
    case .atom(let atom):
      return switch atom.name {
      case "p": "(label & 1)"
      case "q": "(label & 2)"
      default: "(event == \(number(atom.argument)))"
      }
    case .not(let part): return "(! \(text(of: part)))"
    case .and(let left, let right): return "(\(text(of: left)) && \(text(of: right)))"
    case .or(let left, let right): return "(\(text(of: left)) || \(text(of: right)))"
    case .implies(let left, let right): return "(\(text(of: left)) -> \(text(of: right)))"
    case .iff(let left, let right): return "(\(text(of: left)) <-> \(text(of: right)))"
    default: return textInTime(of: formula)
    }
  }

  private func textInTime(of formula: Formula<NamedAtom>) -> String {
    switch formula {
    case .next(let part):
      let part = text(of: part)
      return "((flip && (flip U (!flip && \(part)))) || (!flip && (!flip U (flip && \(part)))))"
    case .until(let left, let right): return "(\(text(of: left)) U \(text(of: right)))"
    case .release(let left, let right): return "(\(text(of: left)) V \(text(of: right)))"
    case .weakUntil(let left, let right):
      return "((\(text(of: left)) U \(text(of: right))) || ([] \(text(of: left))))"
    case .always(let part): return "([] \(text(of: part)))"
    case .eventually(let part): return "(<> \(text(of: part)))"
    case .eventuallyWithin(let count, let part):
      guard count > 0 else { return text(of: part) }
      return text(of: .or(part, .next(.eventuallyWithin(count - 1, part))))
    default: return text(of: formula)
    }
  }
}
