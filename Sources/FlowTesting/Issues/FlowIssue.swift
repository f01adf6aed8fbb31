package import FlowChecking
package import FlowReports

/// Something that a test has to record.
package struct FlowIssue: Sendable {
  /// What to record.
  package let text: String

  /// Whether the test passes all the same.
  package var isWarning = false

  /// The place in the source that is at fault; nil where none is known, which means the test's own.
  package var location: CodeLocation?

  /// What to record beside it, for those who look closer.
  package var files: [ReportFile] = []
}
