import Folders
import Foundation

/// A shell that is asked how it completes what is typed.
enum ShellProgram {
  /// Runs a shell in the folder of the package, and returns the lines that it prints.
  static func lines(_ shell: String, _ arguments: [String]) async throws -> [String] {
    let program = try await Program("/usr/bin/env", [shell] + arguments, in: Tool.package.path)
    return program.output.split(separator: "\n").map(String.init)
  }

  /// Returns what fish offers for a line.
  static func fish(typing line: String) async throws -> [String] {
    let folder = Tool.executable.deletingLastPathComponent().path
    let script = """
      set -x PATH '\(folder)' $PATH
      clew completion fish | source
      complete -C '\(line)'
      """
    return try await lines("fish", ["--no-config", "-c", script]).map { line in
      let word = line.split(separator: "\t")[0]
      return String(word.hasSuffix("/") ? word.dropLast() : word)
    }
  }

  /// Returns what zsh offers for a line when the key for it is pressed, in a terminal of its own.
  static func zsh(typing line: String) async throws -> Set<String> {
    Set(try await session(typing: line).words)
  }

  /// Returns a line as it is after the key was pressed in zsh.
  static func zshLine(after line: String) async throws -> String? {
    try await session(typing: line).line
  }

  private static func session(typing line: String) async throws -> (words: [String], line: String?)
  {
    let folder = try TemporaryFolder()
    let script = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1=; PATH=${0:h}:\\$PATH; autoload -Uz compinit; compinit -D -u"
      zpty -w shell "source <(clew completion zsh)"
      zpty -w shell "compadd() { local -a found; builtin compadd -O found \\"\\$@\\"
        print -rl -- \\$found >>$2/words; builtin compadd \\"\\$@\\"; }"
      zpty -w shell "finish() { print -r -- \\"[\\$BUFFER]\\" >$2/line; exit; }
        zle -N finish; bindkey '^X' finish"
      zpty -w -n shell "$1"$'\\t'$'\\x18'
      while zpty -r shell output; do :; done
      """
    _ = try await lines("zsh", ["-fc", script, Tool.executable.path, line, folder.path])
    let words = (try? folder.read("words"))?.split(separator: "\n").map(String.init) ?? []
    let whole = try folder.read("line").dropFirst().prefix { $0 != "]" }
    return (words, String(whole))
  }
}
