import FlowChecking

/// Reads which reports to compare.
enum DiffParser {
  private static let markdown = "--markdown"
  private static let html = "--html"

  /// Returns what some arguments say.
  static func options(_ arguments: [String]) throws(UsageError) -> DiffOptions {
    var arguments = arguments
    let markdown = try OptionTaker.take(markdown, from: &arguments)
    let html = try OptionTaker.take(html, from: &arguments)
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      let hint = Spelling.suggestion(for: option, among: [Self.markdown, Self.html])
      throw UsageError(message: "\"diff\" has no option \"\(option)\".\(hint)")
    }
    guard arguments.count == 2 else {
      throw UsageError(message: "\"diff\" takes two reports, the old one first.")
    }
    let output = ReportOptions.standardOutput
    if markdown == output, html == output {
      throw UsageError(message: "Only one format can go to standard output.")
    }
    return DiffOptions(old: arguments[0], new: arguments[1], markdown: markdown, html: html)
  }
}
