public import FlowChecking
import FlowReports
public import ModelChecking
public import Testing

/// Explores a flow and records an issue for every promise that it breaks.
///
/// A flow that does not behave the same every time is an issue too. One that is undecided, because
/// a limit was reached, is a warning.
@MainActor
public func verify(
  _ flow: some Flow, by strategy: FlowStrategy = .exhaustive,
  within limits: Limits = FlowExplorer.defaultLimits,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let exploration = try FlowExplorer(of: flow, by: strategy, within: limits).explore()
    FlowIssues(of: exploration, at: sourceLocation).record()
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// Runs a flow along the events of a replay token and records an issue for every promise that is
/// broken at its end, or one if the token does not fit.
@MainActor
public func verify(
  _ flow: some Flow, replaying token: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let replay = try FlowReplay(of: flow, token: token)
    guard !replay.breaches.isEmpty else { return }
    Issue.record("\n\(TextReport(replay: .test).text(of: replay))", sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      "\(TextReport().text(of: error, suggestion: nil))", sourceLocation: sourceLocation)
  }
}
