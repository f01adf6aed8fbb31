public import ModelChecking

/// What a flow shows and how the user gets from one to the other, as far as it was explored.
public struct FlowSurvey: Sendable {
  /// The name of the flow.
  public let flow: String

  /// What was seen, state by state.
  public let map: FlowMap

  /// What was seen, without what is not on screen.
  public let graph: NavigationGraph

  /// Why the exploration ended; nothing is missing when everything was explored.
  public let stopReason: StopReason

  /// Creates an account of what was seen.
  package init(flow: String, map: FlowMap, stopReason: StopReason) {
    self.flow = flow
    self.map = map
    graph = NavigationGraph(of: map)
    self.stopReason = stopReason
  }
}
