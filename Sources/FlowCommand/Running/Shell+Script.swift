extension Shell {
  /// Returns the script by which the shell completes the command line of a tool.
  func script(for tool: String) -> String {
    let grammar = CompletionGrammar(of: tool)
    return switch self {
    case .bash: CompletionScript(for: grammar).bash
    case .zsh: CompletionScript(for: grammar).zsh
    case .fish: FishScript(for: grammar).text
    }
  }
}
