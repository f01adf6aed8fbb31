import Foundation

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
    try write(report.json, to: "report.json")
    for file in HTMLReport(of: report, layout: layout).files {
      try write(file.text, to: file.name)
    }
  }

  private func write(_ text: String, to name: String) throws(RegressionError) {
    let file = "\(path)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw RegressionError(path: file, line: nil, reason: "this could not be written")
    }
  }
}
