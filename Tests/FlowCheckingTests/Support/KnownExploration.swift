import FlowChecking
import ModelChecking

/// What an explorer finds out by itself of a flow, under every profile: found out once for all tests
/// that look at it.
@MainActor
enum KnownExploration {
  private struct Question: Hashable {
    let flow: String
    let states: Int?
    let impatience: Int
  }

  private static var known: [Question: FlowExploration] = [:]

  /// Returns the exploration of a sample, or of its twin; they are told apart by their names.
  static func of(
    _ flow: some Flow, states: Int? = FlowExplorer.defaultLimits.states, impatience: Int = 0
  ) throws -> FlowExploration {
    let question = Question(flow: flow.name, states: states, impatience: impatience)
    if let exploration = known[question] { return exploration }
    let exploration = try FlowExplorer(
      of: flow, within: Limits(states: states), impatience: impatience
    ).explore()
    known[question] = exploration
    return exploration
  }
}
