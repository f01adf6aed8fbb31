import FlowChecking
import FlowReports
import Testing

extension FlowIssue {
  /// Records some issues in the test that runs.
  ///
  /// Without one, as in a test of XCTest, Swift Testing would drop them, so that all tests would pass.
  static func record(_ issues: [FlowIssue], at place: SourceLocation) {
    precondition(
      Test.current != nil,
      "verify was called outside of a test of Swift Testing, where nothing would come of it. In a "
        + "test of XCTest import FlowTestingXCTest; in a detached task use Task { } instead.")
    for issue in issues { issue.record(at: place) }
  }

  /// Records the issue in the test that runs, at a place unless it has one of its own, and its files
  /// as attachments.
  private func record(at place: SourceLocation) {
    let place = location.map { SourceLocation($0) } ?? place
    Issue.record("\(text)", severity: isWarning ? .warning : .error, sourceLocation: place)
    for file in files { Attachment.record(file.text, named: file.name, sourceLocation: place) }
  }
}

extension SourceLocation {
  fileprivate init(_ location: CodeLocation) {
    self.init(
      fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column)
  }
}
