import FlowChecking
import FlowReports
import Testing

/// What an exploration comes to in a test.
struct FlowIssues {
  private let exploration: FlowExploration
  private let location: SourceLocation

  init(of exploration: FlowExploration, at location: SourceLocation) {
    self.exploration = exploration
    self.location = location
  }

  /// Records an issue for every broken promise, or a warning when it is not known whether one is or
  /// when that depends on unspecified behaviour of UIKit or on tasks that did not run.
  func record() {
    let report = "\n\(TextReport(replay: .test).text(of: exploration))"
    switch exploration.outcome {
    case .holds where exploration.reliances.isEmpty && !exploration.hasLostTask: break
    case .violated: Issue.record("\(report)", sourceLocation: location)
    case .holds, .undecided:
      Issue.record("\(report)", severity: .warning, sourceLocation: location)
    }
  }
}
