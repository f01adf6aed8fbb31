/// A folder that reports are written to.
///
/// All files of a report come into the folder at once, so that whoever looks sees the old report or
/// the new one, and a run that is killed loses neither. Files that are not of a report stay.
public struct ReportFolder: Sendable {
  private let path: String

  /// Prepares to write to a folder, which need not be there yet.
  public init(at path: String) {
    self.path = path
  }

  /// Writes a report and its pages; those of flows that the report before had alone go.
  ///
  /// - Throws: ``RegressionError`` when the folder or a file cannot be written.
  public func write(_ report: Report, layout: HTMLLayout = .folder) throws(RegressionError) {
    let file = ReportFile(name: "report.json", text: report.json)
    let old = (try? Report(at: path)).map { FileNames(of: $0) }
    try FolderExchange(of: [file] + HTMLReport(of: report, layout: layout).files, at: path)
      .perform { old?.include($0) ?? false }
  }

  /// Writes some files.
  ///
  /// - Throws: ``RegressionError`` when the folder or a file cannot be written.
  func write(_ files: [ReportFile]) throws(RegressionError) {
    try FolderExchange(of: files, at: path).perform { _ in false }
  }
}
