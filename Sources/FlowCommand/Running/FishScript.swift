/// The script for fish, which completes by a list of rules.
struct FishScript {
  private let grammar: CompletionGrammar

  init(for grammar: CompletionGrammar) {
    self.grammar = grammar
  }

  /// The script.
  var text: String {
    let tool = grammar.tool
    let first = grammar.commands.map(\.name).joined(separator: " ")
    return
      ([
        "# To complete what is typed after \(tool) in fish: \(tool) completion fish | source",
        "complete -c \(tool) -f",
        "complete -c \(tool) -n __fish_use_subcommand -a '\(first)'",
        "complete -c \(tool) -n __fish_use_subcommand -l version -l help",
      ] + grammar.commands.flatMap(rules)).joined(separator: "\n") + "\n"
  }

  private func rules(of command: CompletionGrammar.Command) -> [String] {
    let start = "complete -c \(grammar.tool) -n '__fish_seen_subcommand_from \(command.name)'"
    let options = command.options.map { option in
      let isLong = option.name.hasPrefix("--")
      let name = option.name.drop { $0 == "-" }
      return
        "\(start) \(isLong ? "-l" : "-s") \(name)\(option.value.map { " -r" + words($0) } ?? "")"
    }
    return options + ["\(start)\(words(command.operand))"]
  }

  private func words(_ operand: CompletionGrammar.Operand) -> String {
    switch operand {
    case .words(let words): " -f -a '\(words.joined(separator: " "))'"
    case .flow:
      " -f -a \"(command \(grammar.tool) list 2>/dev/null | string replace -r '  .*' '')\""
    case .file: " -F"
    case .folder: " -f -a '(__fish_complete_directories)'"
    case .anything: " -f"
    }
  }
}
