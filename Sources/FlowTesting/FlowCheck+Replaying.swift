package import FlowChecking
import FlowReports
package import HeadlessUIKit

extension FlowCheck {
  /// Runs a flow along the events of a token and returns what there is to record.
  package static func replay(
    _ flow: some Flow, token: String, profile: UIKitProfile
  ) -> [FlowIssue] {
    do {
      return FlowIssues(of: try FlowReplay(of: flow, token: token, profile: profile)).all
    } catch {
      return [FlowIssue(text: text(of: error))]
    }
  }

  /// Runs a flow along the events of a regression and returns what there is to record.
  package static func replay(_ flow: some Flow, _ regression: Regression) -> [FlowIssue] {
    let file: RegressionFile
    switch regression.file {
    case .success(let read): file = read
    case .failure(let error): return [FlowIssue(text: "\(error)")]
    }
    guard file.isOf(flow.name) else {
      return [FlowIssue(text: "\(regression.name) is about the flow \(file.flow).")]
    }
    return replay(flow, file, named: regression.name)
  }

  private static func replay(
    _ flow: some Flow, _ file: RegressionFile, named name: String
  ) -> [FlowIssue] {
    do {
      let replay = try FlowReplay(
        of: flow, events: file.regression.events, profile: file.profile)
      let issues = FlowIssues(of: replay).all
      if !issues.isEmpty || replay.promises(file.regression.property) { return issues }
      return [
        stale(name, "it is about \"\(file.regression.property)\", which the flow does not promise.")
      ]
    } catch {
      return [stale(name, text(of: error))]
    }
  }

  private static func stale(_ name: String, _ reason: String) -> FlowIssue {
    FlowIssue(
      text: "\(name) does not fit the flow any more; mend or delete it: \(reason)", isWarning: true)
  }

  private static func text(of error: ReplayError) -> String {
    TextReport().text(
      of: error, suggestion: Spelling.nearest(to: error.label, among: error.offered))
  }
}
