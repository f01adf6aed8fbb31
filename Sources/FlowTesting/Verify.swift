public import FlowChecking
import FlowReports
public import HeadlessUIKit
public import ModelChecking
public import Testing

/// Explores a flow and records an issue for every promise that it breaks.
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
/// Given a folder of regressions, beside the file of the test unless its path begins with a slash, the
/// faults in it are tried first, and those that are found are written there. Nothing is written
/// otherwise.
@MainActor
public func verify(
  _ flow: some Flow, by strategy: FlowStrategy = .exhaustiveThenGuided(Seed(0)),
  within limits: Limits = FlowExplorer.defaultLimits, impatience: Int = 0,
  profiles: [UIKitProfile] = UIKitProfile.all, unspecified: Bool = true,
  regressions path: String? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    var folder = path.map { RegressionFolder(at: $0, beside: filePath) }
    let exploration = try FlowExplorer(
      of: flow, by: strategy, within: limits, impatience: impatience, profiles: profiles,
      unspecified: unspecified
    ).explore(
      retrying: folder?.regressions(of: flow.name) ?? [],
      onFault: { folder?.save($0, of: flow.name) })
    folder?.save(exploration)
    FlowIssues(of: exploration, at: sourceLocation).record()
    for error in folder?.errors ?? [] { Issue.record(error, sourceLocation: sourceLocation) }
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// Runs a flow along the events of a replay token and records an issue if promises are broken at its
/// end, or if the token does not fit; and a warning if tasks were begun that cannot run in tests.
@MainActor
public func verify(
  _ flow: some Flow, replaying token: String, profile: UIKitProfile = .newest,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let replay = try FlowReplay(of: flow, token: token, profile: profile)
    guard !replay.breaches.isEmpty || replay.hasLostTask else { return }
    Issue.record(
      "\n\(TextReport(replay: .test).text(of: replay))",
      severity: replay.breaches.isEmpty ? .warning : .error, sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      "\(TextReport().text(of: error, suggestion: nil))", sourceLocation: sourceLocation)
  }
}
