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

  /// Holds some JSON against the schema in a file, and prints what is wrong.
  init(schema: String, on json: String) throws {
    let script = """
      import json, sys, jsonschema
      schema, document = (json.load(open(path, encoding='utf-8')) for path in sys.argv[1:3])
      validator = jsonschema.validators.validator_for(schema)
      validator.check_schema(schema)
      errors = [error.message[:200] for error in validator(schema).iter_errors(document)]
      sys.stdout.write('\\n'.join(errors)); sys.exit(len(errors) > 0)
      """
    try self.init(["python3", "-c", script, schema], on: json)
  }

  /// Reads a diagram with Mermaid's own parser, and prints its parts as JSON.
  init(mermaid diagram: String) throws {
    let script = Self.package.appending(path: "Tests/Fixtures/Mermaid/parse.mjs").path
    try self.init(["node", script, Self.fetched("mermaid-11.4.1.js")], on: diagram)
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
  static let hasValidator = runs("tidy", "-version") && hasXML
  static let hasPython = runs("python3", "--version")
  static let hasSchemas = runs("python3", "-c", "import jsonschema")
  static let hasSARIFSchema =
    hasSchemas && FileManager.default.fileExists(atPath: fetched("sarif-2.1.0.json"))
  static let hasMermaid =
    runs("node", "--version")
    && FileManager.default.fileExists(atPath: fetched("mermaid-11.4.1.js"))

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a schema among the fixtures.
  static func schema(_ name: String) -> String {
    package.appending(path: "Tests/Fixtures/Schemas/\(name)").path
  }

  /// Returns the path of a file that .ci/fetch has fetched.
  static func fetched(_ name: String) -> String {
    package.appending(path: ".build/fetched/\(name)").path
  }
}
