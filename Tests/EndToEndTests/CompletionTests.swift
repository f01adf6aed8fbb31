import Foundation
import Testing

/// What shells make of what is typed after the name of the tool.
@Suite
struct CompletionTests {
  @Test(arguments: [
    (
      [""],
      [
        "list", "explore", "fuzz", "replay", "verify", "report", "merge", "diff", "completion",
        "help", "--help", "--version",
      ]
    ),
    (["exp"], ["explore"]),
    (["explore", "RayP"], ["RayPets"]),
    (["replay", "Ho"], ["HowToCode"]),
    (["fuzz", "--st"], ["--states"]),
    (["explore", "--strategy", "d"], ["depth-first"]),
    (["explore", "--profile", ""], ["iOS26", "iOS18", "iOS14", "iOS13"]),
    (["explore", "--seed", ""], []),
    (["merge", "-"], ["-o", "--output", "--help"]),
    (["replay", "RayPets", "--file", "Package.sw"], ["Package.swift"]),
    (["explore", "--report", "Sou"], ["Sources"]),
    (["report", "READ"], ["README.md"]),
    (["completion", "b"], ["bash"]),
  ])
  func `bash completes commands, options, values, files and the names of flows`(
    words: [String], expected: [String]
  ) throws {
    #expect(try Self.bash(words) == expected)
  }

  @Test(
    .enabled(if: Self.path(of: "zsh") != nil, "zsh is not installed"),
    arguments: [
      (["exp"], "explore"), (["explore", "RayP"], "RayPets"), (["fuzz", "--st"], "--states"),
    ])
  func `zsh is offered the same words`(words: [String], expected: String) throws {
    let script = """
      compadd() { shift; print -l -- "$@"; }
      compdef() { }
      source <("$0" completion zsh)
      words=("$0" "$@"); CURRENT=$#words
      _clew
      """
    let lines = try Self.lines("zsh", ["-fc", script, Tool.executable.path] + words)
    #expect(lines.contains(expected))
  }

  @Test(
    .enabled(if: Self.path(of: "fish") != nil, "fish is not installed"),
    arguments: [
      ("exp", "explore"), ("explore RayP", "RayPets"), ("fuzz --st", "--states"),
    ])
  func `fish completes the same words`(typed: String, expected: String) throws {
    let folder = Tool.executable.deletingLastPathComponent().path
    let script = """
      set -x PATH '\(folder)' $PATH
      clew completion fish | source
      complete -C 'clew \(typed)'
      """
    #expect(try Self.lines("fish", ["--no-config", "-c", script]).contains(expected))
  }

  /// Returns what bash completes some words with, the last of which is being typed.
  private static func bash(_ words: [String]) throws -> [String] {
    let script = """
      source <("$0" completion bash)
      COMP_WORDS=("$0" "$@"); COMP_CWORD=$#
      _clew
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """
    return try lines("bash", ["--norc", "-c", script, Tool.executable.path] + words)
  }

  private static func lines(_ shell: String, _ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = path(of: shell)
    process.arguments = arguments
    process.currentDirectoryURL = Tool.package
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// Returns where a program is; nil when it is not installed.
  private static func path(of program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: "\($0)/\(program)") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }
}
