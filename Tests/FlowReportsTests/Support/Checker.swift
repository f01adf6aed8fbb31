import Folders
import Foundation

/// A program that checks files, where the machine has it.
struct Checker {
  /// How the program ended.
  let status: Int32

  /// What it printed.
  let output: String

  /// Runs a program on a file with some text.
  init(_ arguments: [String], on text: String) throws {
    let folder = try TemporaryFolder()
    try self.init(arguments + [folder.write(text, to: "text")])
  }

  /// Runs a program and waits for it to end.
  init(_ arguments: [String]) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Returns whether a program runs.
  static func runs(_ arguments: String...) -> Bool {
    (try? Checker(arguments))?.status == 0
  }

  static let hasXML = runs("xmllint", "--version")
  static let hasGraphviz = runs("dot", "-V")
  static let hasPython = runs("python3", "--version")
  static let hasSchemas = runs("python3", "-c", "import jsonschema")

  /// Returns the path of a schema among the fixtures.
  static func schema(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/Schemas/\(name)").path
  }
}
