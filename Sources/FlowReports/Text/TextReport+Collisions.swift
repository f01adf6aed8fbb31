import FlowChecking
import HeadlessUIKit

extension TextReport {
  /// Returns how two states behaved differently that passed for one, or nothing.
  func collision(in exploration: FlowExploration) -> String {
    guard let collision = exploration.collision else { return "" }
    let event = collision.second.steps.last?.label ?? ""
    let headline = style.unsure("! the state key is too coarse")
    return
      ([
        "",
        "  \(headline): after two ways to what passes for one state, \"\(event)\" does not do the same",
        "    one way:", steps(of: collision.first, isBroken: false), "    the other:",
        steps(of: collision.second, isBroken: collision.breach != nil),
      ]
      + (collision.breach.map {
        ["    which breaks: \(Wording.line($0.property)) — \(Wording.line($0.reason))"]
      } ?? []) + differences(after: collision) + reasons(in: exploration)).joined(separator: "\n")
  }

  private func differences(after collision: FlowCollision) -> [String] {
    let lines = collision.differences.flatMap { ["      \($0.first)", "      \($0.second)"] }
    return lines.isEmpty ? [] : ["    afterwards these differ:"] + lines
  }

  /// Returns what the key does not show and may be what makes the difference.
  private func reasons(in exploration: FlowExploration) -> [String] {
    let excluded =
      exploration.excluded.isEmpty
      ? [] : ["left out of the state: \(exploration.excluded.joined(separator: ", "))"]
    let unread =
      exploration.unread.isEmpty
      ? [] : ["what nobody can look into: \(Wording.list(exploration.unread, atMost: 3))"]
    let likely = (excluded + unread).joined(separator: "; ")
    return likely.isEmpty
      ? ["    likely reasons: what is kept where nothing of the flow refers to, such as in statics"]
      : ["    likely reasons: \(likely)"]
  }
}
