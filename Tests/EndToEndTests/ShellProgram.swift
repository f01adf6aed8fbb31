import Folders
import Foundation

/// A shell that is asked how it completes what is typed.
enum ShellProgram {
  /// Returns where a program is; nil when it is not installed.
  static func path(of program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: "\($0)/\(program)") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// Runs a shell in the folder of the package, and returns the lines that it prints.
  static func lines(_ shell: String, _ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = path(of: shell)
    process.arguments = arguments
    process.currentDirectoryURL = Tool.package
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// Returns what fish offers for a line.
  static func fish(typing line: String) throws -> [String] {
    let folder = Tool.executable.deletingLastPathComponent().path
    let script = """
      set -x PATH '\(folder)' $PATH
      clew completion fish | source
      complete -C '\(line)'
      """
    return try lines("fish", ["--no-config", "-c", script]).map { line in
      let word = line.split(separator: "\t")[0]
      return String(word.hasSuffix("/") ? word.dropLast() : word)
    }
  }

  /// Returns what zsh offers for a line when the key for it is pressed, in a terminal of its own.
  static func zsh(typing line: String) throws -> Set<String> {
    Set(try session(typing: line).words)
  }

  /// Returns a line as it is after the key was pressed in zsh.
  static func zshLine(after line: String) throws -> String? {
    try session(typing: line).line
  }

  private static func session(typing line: String) throws -> (words: [String], line: String?) {
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
    _ = try lines("zsh", ["-fc", script, Tool.executable.path, line, folder.path])
    let words = (try? folder.read("words"))?.split(separator: "\n").map(String.init) ?? []
    let whole = try folder.read("line").dropFirst().prefix { $0 != "]" }
    return (words, String(whole))
  }
}
