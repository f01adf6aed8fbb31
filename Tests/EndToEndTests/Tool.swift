import Foundation

/// The built tool, run as a user runs it.
struct Tool {
  let status: Int32
  let output: String
  let complaints: String

  /// Runs the tool with arguments and waits for it to end.
  init(_ arguments: String..., writingTo file: FileHandle? = nil) throws {
    try self.init(arguments, writingTo: file)
  }

  /// Runs the tool with arguments and waits for it to end.
  init(_ arguments: [String], writingTo file: FileHandle? = nil) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    let output = Pipe()
    let complaints = Pipe()
    process.standardOutput = file ?? output
    process.standardError = complaints
    try process.run()
    if file != nil { try output.fileHandleForWriting.close() }
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let complained = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: written, as: UTF8.self)
    self.complaints = String(decoding: complained, as: UTF8.self)
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
