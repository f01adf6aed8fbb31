import HeadlessUIKit

/// What can be typed after the name of a tool, as its help tells.
struct CompletionGrammar {
  /// What comes next where it is not an option.
  enum Operand: Hashable {
    /// One of some words.
    case words([String])

    /// The name of a flow, which the tool lists.
    case flow

    /// The path of a file.
    case file

    /// The path of a folder.
    case folder

    /// Something that only the user knows.
    case anything
  }

  /// An option of a command.
  struct Option: Hashable {
    /// What it is called, with its hyphens.
    let name: String

    /// What follows it; nil for nothing.
    let value: Operand?
  }

  /// One command of the tool.
  struct Command {
    let name: String
    let options: [Option]
    let operand: Operand
  }

  /// What the tool is called.
  let tool: String

  /// The commands of the tool.
  let commands: [Command]

  /// Reads the help of a tool.
  init(of tool: String) {
    self.tool = tool
    let help = Command(name: "help", options: [], operand: .words(Verb.allCases.map(\.rawValue)))
    commands =
      Verb.allCases.map { verb in
        Command(
          name: verb.rawValue, options: Self.options(in: Help.text(of: verb, tool: tool)),
          operand: Self.operand(of: verb))
      } + [help]
  }

  /// The words that can follow the name of the tool.
  var firstWords: [String] { commands.map(\.name) + ["--help", "--version"] }

  /// Finds the options in the first column of a help, each with the word that stands for its value, and
  /// those that go with them.
  private static func options(in help: String) -> [Option] {
    let rows = help.split(separator: "\n").filter { $0.hasPrefix("  -") }
    let options = rows.flatMap { row in
      row.dropFirst(2).split(separator: "  ")[0].split(separator: ",").map { text in
        let words = text.split(separator: " ").map(String.init)
        return Option(
          name: words[0], value: words.count > 1 ? value(words[1], of: words[0]) : nil)
      }
    }
    let names = options.map(\.name) + ["--help"]
    let companions = rows.joined(separator: " ").split { " ,;()".contains($0) }.map(String.init)
      .filter { $0.hasPrefix("--") && !names.contains($0) }
    return options + (companions + ["--help"]).map { Option(name: $0, value: nil) }
  }

  private static func value(_ word: String, of option: String) -> Operand {
    switch (word, option) {
    case ("DIR", _): .folder
    case ("FILE", _): .file
    case (_, "--strategy"): .words(StrategyName.allCases.map(\.rawValue))
    case (_, ProfileParser.option): .words(UIKitProfile.all.map(shortName))
    default: .anything
    }
  }

  private static func operand(of verb: Verb) -> Operand {
    switch verb {
    case .list: .words([])
    case .explore, .fuzz, .replay: .flow
    case .verify, .report, .merge, .diff: .file
    case .completion: .words(Shell.allCases.map(\.rawValue))
    }
  }

  /// Returns the name of a profile as one word: "iOS14" for "iOS 14–17".
  private static func shortName(of profile: UIKitProfile) -> String {
    "iOS" + profile.name.drop { !$0.isNumber }.prefix { $0.isNumber }
  }
}
