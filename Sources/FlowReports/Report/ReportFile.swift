/// A file that is made of a report.
public struct ReportFile: Hashable, Sendable {
  /// The name of the file.
  public let name: String

  /// What is in it.
  public let text: String

  /// Creates a file.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
