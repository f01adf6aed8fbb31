import FlowChecking
import HeadlessUIKit

extension TextReport {
  /// Returns what depends on answers about UIKit that nobody has established, those with the same
  /// question and steps as one.
  func reliances(of exploration: FlowExploration) -> [String] {
    var groups: [[FlowReliance]] = []
    for reliance in exploration.reliances {
      if let last = groups.last?.first, isAlike(last, reliance) {
        groups[groups.count - 1].append(reliance)
      } else {
        groups.append([reliance])
      }
    }
    return groups.map { text(of: $0, in: exploration) }
  }

  private func isAlike(_ one: FlowReliance, _ other: FlowReliance) -> Bool {
    one.knob == other.knob && one.other == other.other
      && one.isBrokenByOther == other.isBrokenByOther
      && one.counterexample?.trace == other.counterexample?.trace
  }

  private func text(of group: [FlowReliance], in exploration: FlowExploration) -> String {
    guard let first = group.first else { return "" }
    let headline = style.unsure("! relies on unspecified UIKit behaviour")
    let evidence =
      first.isBrokenByOther
      ? self.evidence(of: group.compactMap(\.counterexample), in: exploration) : []
    return (["", "  \(headline): \(first.knob.rawValue)?"] + group.map(consequence) + evidence)
      .joined(separator: "\n")
  }

  private func consequence(of reliance: FlowReliance) -> String {
    let answers = "    with \"\(reliance.other.rawValue)\" for \"\(reliance.expected.rawValue)\""
    let property = Wording.line(reliance.property)
    guard reliance.isBrokenByOther else { return "\(answers) it keeps: \(property)" }
    let reason = reliance.counterexample?.reason ?? "no reachable state satisfies it"
    return "\(answers) it breaks: \(property) — \(Wording.line(reason))"
  }
}
