import Folders
import Foundation

/// The public symbols of a module, as the compiler has built it.
struct PublicInterface {
  /// The modules whose libraries a user's package can have.
  static let modules = [
    "Coordinators", "FlowChecking", "FlowCommand", "FlowTesting", "FlowTestingXCTest",
    "HeadlessUIKit", "ModelChecking",
  ]

  let symbols: [SymbolGraph.Symbol]

  /// Asks the compiler for the public symbols of a module of this build.
  init(of module: String) async throws {
    symbols = try await Self.graphs(of: module, from: "public").flatMap {
      try JSONDecoder().decode(SymbolGraph.self, from: $0).symbols
    }
  }

  /// Asks the compiler for the symbols of a module of this build that are as public as a level, those
  /// that it adds to the types of others too.
  ///
  /// Modules are looked for in some folders.
  static func graphs(
    of module: String, from level: String, in places: [String] = [Tool.modules.path]
  ) async throws -> [Data] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let arguments = [
      "symbolgraph-extract", "-module-name", module, "-target", try await target,
      "-minimum-access-level", level, "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    _ = try await run(arguments + places.flatMap { ["-I", $0] })
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).map { try Data(contentsOf: $0) }
  }

  /// One line for each symbol: its name and its declaration.
  var text: String {
    Set(symbols.map { "\($0.path): \($0.declaration)" }).sorted().map { "\($0)\n" }.joined()
  }

  /// The names of the symbols whose documentation does not begin with a sentence.
  var undocumented: [String] {
    symbols.filter { !$0.abstract.contains(where: ".:".contains) }.map(\.path).sorted()
  }

  /// The kind of machine that the compiler builds for.
  private static var target: String {
    get async throws {
      struct Answer: Decodable {
        struct Target: Decodable {
          let triple: String
        }

        let target: Target
      }
      let answer = try await run(["-print-target-info"])
      return try JSONDecoder().decode(Answer.self, from: answer).target.triple
    }
  }

  private static func run(_ arguments: [String]) async throws -> Data {
    Data(try await Program("/usr/bin/env", ["swift"] + arguments).output.utf8)
  }
}
