import FlowChecking
import FlowReports
import HeadlessUIKit

/// What an exploration or a replay comes to in a test.
struct FlowIssues {
  /// What there is to record, in order.
  let all: [FlowIssue]

  /// An issue for everything that an exploration holds against a flow, and a warning when it is not
  /// known whether promises are kept, or when that depends on unspecified behaviour of UIKit or on
  /// tasks that did not run.
  init(of exploration: FlowExploration) {
    let report = TextReport(replay: .test)
    let evidence = FindingEvidence(of: exploration)
    let findings = exploration.held.enumerated().map { place, finding in
      FlowIssue(
        text: "\n\(report.text(of: exploration, only: finding))", location: finding.location,
        files: evidence.files(of: finding, at: place))
    }
    all = findings + Self.doubts(about: exploration, in: report)
  }

  /// An issue for the promises that are broken at the end of a replay, or a warning if tasks were begun
  /// that did not run.
  @MainActor
  init(of replay: FlowReplay) {
    let text = "\n\(TextReport(replay: .test).text(of: replay))"
    let isKept = replay.breaches.isEmpty
    all =
      isKept && !replay.hasLostTask
      ? [] : [FlowIssue(text: text, isWarning: isKept, location: isKept ? nil : replay.location)]
  }

  private static func doubts(
    about exploration: FlowExploration, in report: TextReport
  ) -> [FlowIssue] {
    switch exploration.outcome {
    case .holds where exploration.reliances.isEmpty && !exploration.hasLostTask: []
    case .holds, .undecided:
      [FlowIssue(text: "\n\(report.text(of: exploration))", isWarning: true)]
    case .violated:
      report.doubts(about: exploration).map { [FlowIssue(text: "\n\($0)", isWarning: true)] } ?? []
    }
  }
}
