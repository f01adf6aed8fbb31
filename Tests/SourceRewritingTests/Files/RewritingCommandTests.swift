import Folders
import Foundation
import SourceRewriting
import Testing

@Suite struct RewritingCommandTests {
  @Test func `files are rewritten under other names`() throws {
    let folder = try TemporaryFolder()
    let (one, two) = (
      try folder.write("@objc class A {}", to: "One.swift"), folder.path("Two.swift")
    )
    try folder.write("let a = 1\n", to: "Two.swift")
    #expect(run(["--output", folder.path("out/deep"), one, two]) == [])
    #expect(
      try folder.read("out/deep/One.rewritten.swift")
        == "#sourceLocation(file: \"\(one)\", line: 1)\n      class A {}")
    #expect(
      try folder.read("out/deep/Two.rewritten.swift")
        == "#sourceLocation(file: \"\(two)\", line: 1)\nlet a = 1\n")
  }

  @Test func `a file that would say the same is not written`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("let a = 1", to: "A.swift")
    #expect(run(["--output", folder.path("out"), source]) == [])
    let first = try folder.number(of: "out/A.rewritten.swift")
    #expect(run(["--output", folder.path("out"), source]) == [])
    #expect(try folder.number(of: "out/A.rewritten.swift") == first)
    try folder.write("let a = 2", to: "A.swift")
    #expect(run(["--output", folder.path("out"), source]) == [])
    #expect(try folder.read("out/A.rewritten.swift").hasSuffix("\nlet a = 2"))
  }

  @Test func `a warning is written as a compiler does`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("\nlet a = #selector(b.c)", to: "A.swift")
    #expect(
      run(["--output", folder.path("out"), source]) == [
        "\(source):2:9: warning: this selector names an object, so that its method is not found "
          + "and never called; write #selector(Type.method)"
      ])
  }

  @Test func `a file that cannot be read keeps neither its last result nor the others away`() throws
  {
    let folder = try TemporaryFolder()
    let (one, two) = (
      try folder.write("a", to: "One.swift"), try folder.write("b", to: "Two.swift")
    )
    #expect(run(["--output", folder.path("out"), one]) == [])
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: one))
    let complaint =
      "error: \(one) cannot be read as UTF-8 text; see that it is there and that it is Swift."
    #expect(run(["--output", folder.path("out"), one, two], status: 1) == [complaint])
    #expect(try folder.read("out/One.rewritten.swift").hasSuffix("\na"))
    #expect(try folder.read("out/Two.rewritten.swift").hasSuffix("\nb"))
  }

  @Test func `a folder that cannot be written to is reported`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("a", to: "A.swift")
    let advice = "cannot be written; see that its folder may be written to."
    #expect(run(["--output", source, source], status: 1) == ["error: \(source) \(advice)"])
    try folder.write("", to: "out/A.rewritten.swift/taken")
    #expect(
      run(["--output", folder.path("out"), source], status: 1)
        == ["error: \(folder.path("out/A.rewritten.swift")) \(advice)"])
  }

  @Test(arguments: [[], ["A.swift"], ["--output"], ["--out", "a", "b"]])
  func `arguments that make no sense are answered with the usage`(arguments: [String]) {
    #expect(run(arguments, status: 64) == ["usage: uikit-sources --output FOLDER FILE…"])
  }

  /// Returns the complaints of a run, which has to end with a status.
  private func run(
    _ arguments: [String], status: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    var complaints: [String] = []
    let result = RewritingCommand.run(arguments) { complaints.append($0) }
    #expect(result == status, sourceLocation: sourceLocation)
    return complaints
  }
}
