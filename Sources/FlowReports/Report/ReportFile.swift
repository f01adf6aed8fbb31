/// A file that is made of a report.
public struct ReportFile: Hashable, Sendable {
  /// The name of the file.
  public let name: String

  /// What is in it.
  public let text: String
}
