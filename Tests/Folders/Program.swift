package import Foundation

/// A program that has run to its end, and what it printed.
///
/// Threads are free for other tests while it runs. There are as many programs at a time as processors.
package struct Program: Sendable {
  /// The status with which the program ended, or the number of the signal that ended it.
  package let status: Int32

  /// What the program printed.
  package let output: String

  /// What the program printed as errors.
  package let complaints: String

  private static let turns = Turns(ProcessInfo.processInfo.activeProcessorCount)

  /// Runs a program when it is its turn, in this process' folder and environment where no others are
  /// given.
  ///
  /// What it prints goes to a file where one is given.
  package init(
    _ path: String, _ arguments: [String], in folder: String? = nil,
    with environment: [String: String]? = nil, writingTo file: FileHandle? = nil
  ) async throws {
    await Self.turns.begin()
    do {
      self = try await Self(atOnce: path, arguments, folder, environment, file)
      await Self.turns.end()
    } catch {
      await Self.turns.end()
      throw error
    }
  }

  private init(
    atOnce path: String, _ arguments: [String], _ folder: String?, _ environment: [String: String]?,
    _ file: FileHandle?
  ) async throws {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    if let environment { process.environment = environment }
    let output = Pipe()
    let complaints = Pipe()
    process.standardOutput = file ?? output
    process.standardError = complaints
    try process.run()
    if file != nil { try output.fileHandleForWriting.close() }
    async let printed = Self.text(from: output)
    async let complained = Self.text(from: complaints)
    (self.output, self.complaints) = await (printed, complained)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Returns where a program is; nil when it is not installed.
  package static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Returns what comes out of a pipe until nobody can write to it any more.
  package static func text(from pipe: Pipe) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
    }
  }
}
