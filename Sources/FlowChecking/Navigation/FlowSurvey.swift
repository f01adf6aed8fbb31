public import ModelChecking

/// What a flow shows and how the user gets from one to the other, as far as it was explored.
public struct FlowSurvey: Sendable {
  /// The name of the flow.
  public let flow: String

  /// What was seen.
  public let graph: NavigationGraph

  /// Why the exploration ended; nothing is missing when everything was explored.
  public let stopReason: StopReason

  /// Creates an account of what was seen.
  package init(flow: String, graph: NavigationGraph, stopReason: StopReason) {
    self.flow = flow
    self.graph = graph
    self.stopReason = stopReason
  }
}
