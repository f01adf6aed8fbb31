import FlowChecking
import FlowReports

/// Reads what to make of a report.
enum ReportParser {
  private static let namesFiles = "--junit-file-attribute"
  private static let tellsGitHub = "--github"

  /// Returns what some arguments say.
  static func options(_ arguments: [String]) throws(UsageError) -> ReportOptions {
    var arguments = arguments
    var options = ReportOptions()
    for format in ReportFormat.allCases {
      options.outputs[format] = try OptionTaker.take("--\(format.rawValue)", from: &arguments)
    }
    if takeFlag(namesFiles, from: &arguments) { options.namesFiles = true }
    if takeFlag(tellsGitHub, from: &arguments) { options.tellsGitHub = true }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      throw names.contains(option)
        ? UsageError(message: "\(option) can be given once only.")
        : UsageError(
          message: "\"report\" has no option \"\(option)\"."
            + Spelling.suggestion(for: option, among: names))
    }
    guard arguments.count == 1 else {
      throw UsageError(message: "\"report\" takes one report.json, or the folder that it is in.")
    }
    options.input = arguments[0]
    try check(options)
    return options
  }

  private static var names: [String] {
    ReportFormat.allCases.map { "--\($0.rawValue)" } + [namesFiles, tellsGitHub]
  }

  private static func takeFlag(_ flag: String, from arguments: inout [String]) -> Bool {
    guard let place = arguments.firstIndex(of: flag) else { return false }
    arguments.remove(at: place)
    return true
  }

  private static func check(_ options: ReportOptions) throws(UsageError) {
    if options.outputs.isEmpty, options.tellsGitHub == nil {
      throw UsageError(message: "Say what to make of the report, such as --html DIR.")
    }
    let printed = options.outputs.filter { $0.value == ReportOptions.standardOutput }.map(\.key)
    if let format = printed.first(where: \.isFolder) {
      throw UsageError(message: "--\(format.rawValue) takes a folder, for it has several files.")
    }
    if printed.count > 1 {
      throw UsageError(message: "Only one format can go to standard output.")
    }
  }
}
