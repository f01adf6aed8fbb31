import Folders
import Foundation

/// The built tool, run as a user runs it.
struct Tool {
  let status: Int32
  let output: String
  let complaints: String

  /// Runs the tool with arguments and waits for it to end.
  init(_ arguments: String..., writingTo file: FileHandle? = nil) async throws {
    try await self.init(arguments, writingTo: file)
  }

  /// Runs the tool with arguments and waits for it to end.
  init(_ arguments: [String], writingTo file: FileHandle? = nil) async throws {
    let program = try await Program(Self.executable.path, arguments, writingTo: file)
    (status, output, complaints) = (program.status, program.output, program.complaints)
  }

  /// The built tool.
  static let executable = folder.appending(path: "clew")

  /// The folder of the built modules.
  static let modules = folder.appending(path: "Modules")

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The build folder, where the tests' own executable lies beside the tool.
  private static let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
}
