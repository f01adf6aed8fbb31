/// Why a text is no report that can be read.
public enum ReportError: Error, Hashable, Sendable {
  /// It is something else.
  case noReport

  /// It was written in another version of the format.
  case otherFormat(Int, tool: String)

  /// Something in it is missing or wrong.
  case damaged(String)
}

extension ReportError: CustomStringConvertible {
  /// What is wrong and what can be done, to follow the name of the file and a colon.
  public var description: String {
    switch self {
    case .noReport:
      "this is no report.json: give a file that \"clew explore --report DIR\" has written"
    case .otherFormat(let format, let tool):
      "this report has format \(format), written by \(tool), and format \(Report.currentFormat) is "
        + "what this tool reads: use the same version of both"
    case .damaged(let reason):
      "this report is damaged (\(reason)): explore again"
    }
  }
}
