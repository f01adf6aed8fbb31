import FlowChecking
import FlowReports

/// What shows a finding to those who look closer, as files.
struct FindingEvidence {
  private let exploration: FlowExploration
  private let report: Report

  init(of exploration: FlowExploration) {
    self.exploration = exploration
    report = Report(of: [exploration])
  }

  /// Returns the files of the finding at a place among all: with the first the pages of the flow, and
  /// with each that has a trace the trace for other tools and as a regression.
  func files(of finding: FlowFinding, at place: Int) -> [ReportFile] {
    let pages = place == 0 ? [self.pages] : []
    guard case .broken(let group) = finding, let first = group.first else { return pages }
    let name = RegressionFile.name(of: first, in: exploration.flow)
    let stem = name.dropLast(RegressionFile.ending.count)
    let trace = ReportFile(name: "\(stem).itf.json", text: ITFTraces(of: report).files[place].text)
    return pages + [trace] + (first.isAboutRuns ? [] : [regression(of: first, named: name)])
  }

  private var pages: ReportFile {
    ReportFile(
      name: "\(RegressionFile.word(exploration.flow)).html",
      text: HTMLReport(of: report, layout: .singleFile).files[0].text)
  }

  private func regression(of counterexample: FlowCounterexample, named name: String) -> ReportFile {
    ReportFile(name: name, text: RegressionFile.text(of: counterexample, in: exploration.flow))
  }
}
