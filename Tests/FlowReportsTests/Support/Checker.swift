import Folders
import Foundation

/// A program that checks files, where the machine has it.
struct Checker {
  /// How the program ended.
  let status: Int32

  /// What it printed.
  let output: String

  /// Runs a program on a file with some text.
  init(_ arguments: [String], on text: String) async throws {
    let folder = try TemporaryFolder()
    try await self.init(arguments + [folder.write(text, to: "text")])
  }

  /// Holds some JSON against the schema in a file, and prints what is wrong.
  init(schema: String, on json: String) async throws {
    let script = """
      import json, sys, jsonschema
      schema, document = (json.load(open(path, encoding='utf-8')) for path in sys.argv[1:3])
      validator = jsonschema.validators.validator_for(schema)
      validator.check_schema(schema)
      errors = [error.message[:200] for error in validator(schema).iter_errors(document)]
      sys.stdout.write('\\n'.join(errors)); sys.exit(len(errors) > 0)
      """
    try await self.init(["python3", "-c", script, schema], on: json)
  }

  /// Reads a diagram with Mermaid's own parser, and prints its parts as JSON.
  init(mermaid diagram: String) async throws {
    let script = Self.package.appending(path: "Tests/Fixtures/Mermaid/parse.mjs").path
    try await self.init(["node", script, Self.fetched("mermaid-11.4.1.js")], on: diagram)
  }

  /// Runs a program and waits for it to end.
  init(_ arguments: [String]) async throws {
    let program = try await Program("/usr/bin/env", arguments)
    output = program.output + program.complaints
    status = program.status
  }

  static let hasXML = Program.path(of: "xmllint") != nil
  static let hasGraphviz = Program.path(of: "dot") != nil
  static let hasValidator = Program.path(of: "tidy") != nil && hasXML
  static let hasPython = Program.path(of: "python3") != nil
  static var hasSchemas: Bool {
    get async { (try? await Checker(["python3", "-c", "import jsonschema"]))?.status == 0 }
  }
  static var hasSARIFSchema: Bool {
    get async {
      guard FileManager.default.fileExists(atPath: fetched("sarif-2.1.0.json")) else {
        return false
      }
      return await hasSchemas
    }
  }
  static let hasMermaid =
    Program.path(of: "node") != nil
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
