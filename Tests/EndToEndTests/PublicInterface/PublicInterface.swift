import Foundation

/// The public symbols of a module, as the compiler has built it.
struct PublicInterface {
  /// The modules whose libraries a user's package can have.
  static let modules = [
    "Coordinators", "FlowChecking", "FlowCommand", "FlowTesting", "FlowTestingXCTest",
    "HeadlessUIKit", "ModelChecking",
  ]

  let symbols: [SymbolGraph.Symbol]

  /// Asks the compiler for the symbols of a module of this build, those that it adds to the types of
  /// others too.
  init(of module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try Self.run(
      "symbolgraph-extract", "-module-name", module, "-I", Tool.modules.path, "-target",
      try Self.target, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-output-dir", folder.path)
    symbols = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
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
    get throws {
      struct Answer: Decodable {
        struct Target: Decodable {
          let triple: String
        }

        let target: Target
      }
      return try JSONDecoder().decode(Answer.self, from: run("-print-target-info")).target.triple
    }
  }

  private static func run(_ arguments: String...) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.standardOutput = output
    try process.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return written
  }
}
