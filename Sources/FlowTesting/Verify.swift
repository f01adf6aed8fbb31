public import FlowChecking
import FlowReports
public import HeadlessUIKit
public import ModelChecking
public import Testing

/// Explores a flow and records an issue for everything that is wrong with it.
///
/// What one trace breaks is one issue, at the router or the declaration of the event that is at fault.
/// Its message is the report; attached are the report as a page (to the first issue), the trace in the
/// Informal Trace Format and the trace as a file that can be replayed. Attachments are written only
/// when `swift test --attachments-path` says where.
///
/// Every event of every state is tried as long as there are no more than 100,000 states. Given a time
/// instead of the default limits, the exploration is guided after that till the time is up.
///
/// With an impatience of 1 or more, up to so many events come while an animation runs, after all was
/// tried that takes fewer.
///
/// A flow that does not behave the same every time is an issue too. One that is undecided, because
/// a limit was reached, is a warning, and so is one that relies on what UIKit does where nobody has
/// established what it does.
///
/// What is left out here is as the traits of the test and of its suite say, see ``ExplorationTrait``,
/// and variables of the environment change it for one run.
///
/// Given a folder of regressions, beside the file of the test unless its path begins with a slash, the
/// faults in it are tried first, and those that are found are written there. Nothing is written
/// otherwise.
@MainActor
public func verify(
  _ flow: some Flow, by strategy: FlowStrategy? = nil, within limits: Limits? = nil,
  impatience: Int? = nil, profiles: [UIKitProfile]? = nil, unspecified: Bool? = nil,
  regressions path: String? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let settings = ExplorationSettings(
    strategy: strategy, limits: limits, impatience: impatience, profiles: profiles,
    unspecified: unspecified)
  FlowIssue.record(
    FlowCheck(settings).explore(
      flow, regressions: path.map { RegressionFolder(at: $0, beside: filePath) }),
    at: sourceLocation)
}

/// Runs a flow along the events of a replay token and records an issue if a promise is broken at their
/// end, or if the token does not fit the flow: it says which event, and what is on offer instead.
///
/// A replay that breaks nothing any more passes: the fault is mended, and the test keeps it so. It is
/// a warning if tasks were begun that cannot run in tests.
@MainActor
public func verify(
  _ flow: some Flow, replaying token: String, profile: UIKitProfile = .newest,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  FlowIssue.record(
    FlowCheck.replay(flow, token: token, profile: profile), at: sourceLocation)
}

/// Runs a flow along the events of a regression and records an issue if a promise is broken at their
/// end, or if the file cannot be read.
///
/// A regression that does not fit the flow any more is a warning, which says what to do.
@MainActor
public func verify(
  _ flow: some Flow, replaying regression: Regression,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  FlowIssue.record(FlowCheck.replay(flow, regression), at: sourceLocation)
}

/// Runs a flow along the events of a file as ``verify(_:replaying:sourceLocation:)`` does; the file
/// lies beside that of the test unless its path begins with a slash.
@MainActor
public func verify(
  _ flow: some Flow, replayingFile path: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  FlowIssue.record(
    FlowCheck.replay(flow, Regression(at: path, beside: filePath)), at: sourceLocation)
}
