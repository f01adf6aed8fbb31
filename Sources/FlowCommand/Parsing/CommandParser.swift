import FlowChecking
import HeadlessUIKit

/// Reads the command line.
struct CommandParser {
  private var arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// Returns what the tool is asked to do.
  mutating func parse() throws(UsageError) -> Command {
    guard let first = next() else { return .help(nil) }
    switch first {
    case "--version": return .version
    case "--help", "-h", "help": return .help(arguments.first.flatMap(Verb.init))
    default: break
    }
    guard let verb = Verb(rawValue: first) else {
      let known = Verb.allCases.map(\.rawValue) + ["--version", "--help"]
      let hint = Spelling.suggestion(for: first, among: known)
      throw UsageError(message: "There is no command \"\(first)\".\(hint)")
    }
    if arguments.contains("--help") || arguments.contains("-h") { return .help(verb) }
    return try parse(verb)
  }

  private mutating func parse(_ verb: Verb) throws(UsageError) -> Command {
    switch verb {
    case .list:
      if let extra = next() {
        throw UsageError(message: "\"list\" takes no argument: \"\(extra)\".")
      }
      return .list
    case .replay:
      return try parseReplay()
    case .verify: return .verify(try VerifyParser.options(arguments))
    case .report: return .report(try ReportParser.options(arguments))
    case .merge: return .merge(try MergeParser.options(arguments))
    case .completion: return .completion(try parseShell())
    case .diff: return .diff(try DiffParser.options(arguments))
    case .explore, .fuzz:
      var parser = OptionParser(arguments, of: verb)
      return .explore(try parser.parse())
    }
  }

  private mutating func parseReplay() throws(UsageError) -> Command {
    let profile = try ProfileParser.take(from: &arguments)
    let isolation = try IsolationParser.take(from: &arguments)
    if let file = try OptionTaker.take("--file", from: &arguments) {
      guard arguments.count == 1, let flow = next() else {
        throw UsageError(message: "\"replay\" takes a flow, and a token or --file.")
      }
      return .replay(flow: flow, .file(file, profile), isolation)
    }
    guard arguments.count == 2, let flow = next(), let token = next() else {
      throw UsageError(message: "\"replay\" takes a flow and a token in quotation marks.")
    }
    return .replay(flow: flow, .token(token, profile ?? .newest), isolation)
  }

  private mutating func parseShell() throws(UsageError) -> Shell {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = next(), let shell = Shell(rawValue: name), arguments.isEmpty else {
      throw UsageError(
        message: "\"completion\" takes the name of a shell: \(names.joined(separator: ", ")).")
    }
    return shell
  }

  private mutating func next() -> String? {
    arguments.isEmpty ? nil : arguments.removeFirst()
  }
}
