/// The scripts for shells that complete by a function, which differ only in a few words.
struct CompletionScript {
  private let grammar: CompletionGrammar

  init(for grammar: CompletionGrammar) {
    self.grammar = grammar
  }

  /// The script for bash.
  var bash: String {
    """
    # To complete what is typed after \(tool) in bash: source <(\(tool) completion bash)
    \(name)_words() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -W "$*" -- "$current"))
    }
    \(name)_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen "$1" -- "$current"))
    }
    \(name)() {
      local program=${COMP_WORDS[0]} verb=${COMP_WORDS[1]} current=${COMP_WORDS[COMP_CWORD]}
      local previous=${COMP_WORDS[COMP_CWORD - 1]} place=$COMP_CWORD
      COMPREPLY=()
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
    \(choices(folders: "\(name)_files -d", files: "\(name)_files -f"))
    }
    complete -F \(name) \(tool)

    """
  }

  /// The script for zsh.
  var zsh: String {
    """
    #compdef \(tool)
    # To complete what is typed after \(tool) in zsh: source <(\(tool) completion zsh)
    \(name)_words() {
      compadd -- "$@"
    }
    \(name)() {
      local program=${words[1]} verb=${words[2]} current=${words[CURRENT]}
      local previous=${words[CURRENT - 1]} place=$((CURRENT - 1))
      if [[ $current == --*=* ]] && compset -P '*='; then
        previous=${current%%=*} current=${current#*=}
      fi
    \(choices(folders: "_files -/", files: "_files"))
    }
    compdef \(name) \(tool)

    """
  }

  private var tool: String { grammar.tool }

  /// The name of the function.
  private var name: String {
    "_" + String(tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Returns the part that both shells understand: which words come where.
  private func choices(folders: String, files: String) -> String {
    func action(_ operand: CompletionGrammar.Operand) -> String {
      switch operand {
      case .words(let words):
        words.isEmpty ? ":" : "\(name)_words \(words.joined(separator: " "))"
      case .flow: "\(name)_words $(\"$program\" list 2>/dev/null | sed 's/  .*//')"
      case .file: files
      case .folder: folders
      case .anything: ":"
      }
    }
    let values = grammar.commands.flatMap { command in
      command.options.compactMap { option in
        option.value.map { "    '\(command.name) \(option.name)') \(action($0)); return ;;" }
      }
    }
    let operands = grammar.commands.flatMap { command in
      [
        "    \(command.name)' '-*) \(action(.words(command.options.map(\.name)))) ;;",
        "    \(command.name)' '*) \(action(command.operand)) ;;",
      ]
    }
    return
      ([
        "  if ((place == 1)); then", "    \(action(.words(grammar.firstWords)))", "    return",
        "  fi",
      ]
      + ["  case \"$verb $previous\" in"] + values + ["  esac"]
      + ["  case \"$verb $current\" in"] + operands + ["  esac"]).joined(separator: "\n")
  }
}
