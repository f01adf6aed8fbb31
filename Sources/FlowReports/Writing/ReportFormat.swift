/// What can be made of a report, by the name that the command line has for it.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// Pages for a browser, in a folder.
  case html

  /// The same pages in one file.
  case singleFile = "single-file"

  /// The maps as pictures, one for each flow, in a folder.
  case svg

  /// JUnit's XML, for Jenkins, GitLab and others.
  case junit

  /// SARIF, for code scanning.
  case sarif

  /// Markdown, for the summary of a step on GitHub.
  case markdown

  /// The counterexamples in the Informal Trace Format, in a folder.
  case itf

  /// The screens, for Graphviz.
  case dot

  /// The screens, for Mermaid.
  case mermaid

  /// The states, for tools that reckon with graphs.
  case graphml

  /// Whether it takes several files in a folder.
  public var isFolder: Bool { [.html, .svg, .itf].contains(self) }

  /// Returns the files of the format, one unless it takes a folder; JUnit's XML names the file of each
  /// failure if asked to, as GitLab wants and Jenkins does not, and SARIF where in the checkout it is.
  public func files(
    of report: Report, namingFiles namesFiles: Bool = false, in sources: SourceFiles = SourceFiles()
  ) -> [ReportFile] {
    switch self {
    case .html: HTMLReport(of: report).files
    case .singleFile: HTMLReport(of: report, layout: .singleFile).files
    case .svg: HTMLReport(of: report).pictures
    case .itf: ITFTraces(of: report).files
    case .junit: one(JUnitReport(of: report, hasFiles: namesFiles).text)
    case .sarif: one(SARIFReport(of: report, in: sources).text)
    case .markdown: one(MarkdownReport(of: report).text)
    case .dot: one(DOTReport(of: report).text)
    case .mermaid: one(MermaidReport(of: report).text)
    case .graphml: one(GraphMLReport(of: report).text)
    }
  }

  /// Writes the format of a report to a file or, where it takes one, a folder.
  ///
  /// - Throws: ``RegressionError`` when something cannot be written.
  public func write(
    _ report: Report, to path: String, namingFiles namesFiles: Bool = false,
    in sources: SourceFiles = SourceFiles()
  ) throws(RegressionError) {
    let files = files(of: report, namingFiles: namesFiles, in: sources)
    if isFolder { return try ReportFolder(at: path).write(files) }
    for file in files { try FileWriting.write(file.text, to: path) }
  }

  private func one(_ text: String) -> [ReportFile] { [ReportFile(name: rawValue, text: text)] }
}
