/// A folder that reports are written to.
///
/// Each file is written beside the old one and then renamed, so that there is a whole file at any
/// time. Files that are not of the report stay.
public struct ReportFolder: Sendable {
  private let path: String

  /// Prepares to write to a folder, which need not be there yet.
  public init(at path: String) {
    self.path = path
  }

  /// Writes a report and its pages.
  ///
  /// - Throws: ``RegressionError`` when the folder or a file cannot be written.
  public func write(_ report: Report, layout: HTMLLayout = .folder) throws(RegressionError) {
    let file = ReportFile(name: "report.json", text: report.json)
    try write([file] + HTMLReport(of: report, layout: layout).files)
  }

  /// Writes some files.
  ///
  /// - Throws: ``RegressionError`` when the folder or a file cannot be written.
  func write(_ files: [ReportFile]) throws(RegressionError) {
    for file in files { try FileWriting.write(file.text, to: "\(path)/\(file.name)") }
  }
}
