import Folders
import Foundation
import Testing

/// What shells make of what is typed after the name of the tool.
@Suite
struct CompletionTests {
  /// What is typed, and what can follow.
  private static let cases: [(String, [String])] = [
    (
      "",
      [
        "list", "explore", "fuzz", "replay", "verify", "report", "merge", "diff", "completion",
        "help", "--help", "--version",
      ]
    ),
    ("exp", ["explore"]),
    ("help fu", ["fuzz"]),
    ("explore RayP", ["RayPets"]),
    ("explore HowToCode RayP", ["RayPets"]),
    ("replay Ho", ["HowToCode"]),
    ("replay zz", []),
    ("fuzz --st", ["--states"]),
    ("explore --strategy d", ["depth-first"]),
    ("explore --profile ", ["iOS26", "iOS18", "iOS14", "iOS13"]),
    ("explore --seed ", []),
    ("merge -", ["-o", "--output", "--help"]),
    ("replay RayPets --file Package.sw", ["Package.swift"]),
    ("explore --report Sou", ["Sources"]),
    ("report READ", ["README.md"]),
    ("report Reports --ju", ["--junit", "--junit-file-attribute"]),
    ("completion b", ["bash"]),
    ("list ", []),
  ]

  @Test(arguments: cases)
  func `bash completes commands, options, values, files and the names of flows`(
    typed: String, expected: [String]
  ) async throws {
    #expect(try await Self.bash(Self.words(of: typed)) == expected)
  }

  @Test
  func `bash completes the value behind an equals sign, which is a word to it`() async throws {
    let all = ["exhaustive", "depth-first", "random", "guided"]
    #expect(try await Self.bash(["explore", "--strategy", "="]) == all)
    #expect(try await Self.bash(["explore", "--strategy", "=", "g"]) == ["guided"])
  }

  @Test(
    .enabled(if: Program.path(of: "zsh") != nil, "zsh is not installed"),
    arguments: cases + [("explore --strategy=g", ["guided"])])
  func `zsh offers the same when the key is pressed`(typed: String, expected: [String]) async throws
  {
    #expect(try await ShellProgram.zsh(typing: "clew \(typed)").sorted() == expected.sorted())
  }

  @Test(
    .enabled(if: Program.path(of: "zsh") != nil, "zsh is not installed"),
    arguments: [("clew ex", "clew explore "), ("clew explore RayP", "clew explore RayPets ")])
  func `zsh writes the rest of the word`(typed: String, expected: String) async throws {
    #expect(try await ShellProgram.zshLine(after: typed) == expected)
  }

  /// Options are offered by fish where one was begun only, and folders with a slash.
  @Test(
    .enabled(if: Program.path(of: "fish") != nil, "fish is not installed"),
    arguments: cases + [("explore --strategy=g", ["--strategy=guided"])])
  func `fish offers the same`(typed: String, expected: [String]) async throws {
    let isOption = typed.split(separator: " ", omittingEmptySubsequences: false).last?.first == "-"
    let wanted = expected.filter { isOption || !$0.hasPrefix("-") }
    #expect(try await ShellProgram.fish(typing: "clew \(typed)").sorted() == wanted.sorted())
  }

  private static func words(of typed: String) -> [String] {
    typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns what bash completes some words with, the last of which is being typed.
  private static func bash(_ words: [String]) async throws -> [String] {
    let script = """
      source <("$0" completion bash)
      COMP_WORDS=("$0" "$@"); COMP_CWORD=$#
      _clew
      for word in "${COMPREPLY[@]}"; do echo "$word"; done
      """
    return try await ShellProgram.lines(
      "bash", ["--norc", "-c", script, Tool.executable.path] + words)
  }
}
