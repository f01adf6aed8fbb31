/// How to write what changed between two reports.
public enum DifferenceFormat: Sendable {
  /// For a terminal.
  case text

  /// For a pull request.
  case markdown

  /// For a browser.
  case html

  /// Returns what changed as text of the format.
  public func text(of difference: ReportDifference) -> String {
    switch self {
    case .text: DifferenceText(of: difference).text
    case .markdown: DifferenceMarkdown(of: difference).text
    case .html: DifferencePage(of: difference).text
    }
  }

  /// Writes what changed to a file.
  ///
  /// - Throws: ``RegressionError`` when it cannot be written.
  public func write(_ difference: ReportDifference, to path: String) throws(RegressionError) {
    try FileWriting.write(text(of: difference), to: path)
  }
}
