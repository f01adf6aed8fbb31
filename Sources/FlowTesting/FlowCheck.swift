package import FlowChecking
package import FlowReports

/// Checks flows for a test, whatever library the test is written with.
@MainActor
package struct FlowCheck {
  private let settings: ExplorationSettings
  private let environment: Environment

  /// Prepares a check with the settings of its call, which come before those of the test's traits.
  package init(_ settings: ExplorationSettings) {
    self.init(settings, in: Environment())
  }

  init(_ settings: ExplorationSettings, in environment: Environment) {
    self.settings = settings.over(ExplorationSettings.ofTest)
    self.environment = environment
  }

  /// Explores a flow, trying the regressions of a folder first, and returns what there is to record.
  package func explore(_ flow: some Flow, regressions: RegressionFolder?) -> [FlowIssue] {
    var folder = regressions
    do {
      let exploration = try environment.over(settings).explorer(of: flow).explore(
        retrying: folder?.regressions(of: flow.name) ?? [],
        onFault: { folder?.save($0, of: flow.name) })
      folder?.save(exploration)
      try writeReport(of: exploration)
      return FlowIssues(of: exploration).all
        + (folder?.errors ?? []).map { FlowIssue(text: "\($0)") }
    } catch {
      return [FlowIssue(text: "\(error)")]
    }
  }

  private func writeReport(of exploration: FlowExploration) throws(RegressionError) {
    guard let path = environment.reportFolder else { return }
    try ReportFolder(at: "\(path)/\(RegressionFile.word(exploration.flow))")
      .write(Report(of: [exploration]))
  }
}
