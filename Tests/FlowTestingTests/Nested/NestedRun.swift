import Folders
import Foundation

/// A test of this package that runs in a process of its own, and what it records.
///
/// The folder in which it runs is empty, and is its home and where it keeps temporary files, so that
/// whatever it writes there can be seen.
struct NestedRun {
  /// What the test recorded, in order.
  let issues: [NestedEvent.Recorded]

  /// The texts of the attachments, by name.
  let attachments: [String: String]

  /// What the test printed.
  let output: String

  /// The names of what the test wrote into its folder, with those of folders' contents.
  let written: [String]

  /// Runs one of ``SpecimenTests``.
  init(
    _ test: String, in environment: [String: String] = [:], at place: TemporaryFolder? = nil
  ) async throws {
    let folder = try place ?? TemporaryFolder()
    let outside = try TemporaryFolder()
    output = try await Self.output(
      of: [
        "--testing-library", "swift-testing", "--filter", "SpecimenTests/\(test)\\(",
        "--event-stream-version", "6.3", "--event-stream-output-path", outside.path("events"),
        "--attachments-path", outside.path,
      ], environment, in: folder)
    let events = try outside.read("events").split(separator: "\n").map {
      try JSONDecoder().decode(NestedEvent.self, from: Data($0.utf8)).payload
    }
    issues = events.compactMap(\.recorded)
    attachments = try Dictionary(
      uniqueKeysWithValues: events.compactMap(\.attachment).map {
        ($0.name, try String(contentsOfFile: $0.path, encoding: .utf8))
      })
    written =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      .sorted() ?? []
  }

  /// Runs this program with arguments and returns what it prints.
  static func output(
    of arguments: [String], _ environment: [String: String], in folder: TemporaryFolder
  ) async throws -> String {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging([mark: "1", "HOME": folder.path, "TMPDIR": folder.path]) { $1 }
    let this = URL(filePath: CommandLine.arguments[0]).absoluteURL.path
    let program = try await Program(this, arguments, in: folder.path, with: variables)
    return program.output + program.complaints
  }

  /// Whether this process was started as a nested run.
  static var isInside: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  private static let mark = "CLEW_NESTED"
}
