import Foundation

/// A program that is run and listened to.
struct Program {
  private let url: URL
  private let directory: URL?

  /// The program at a path, run in a folder.
  init(at path: String, in directory: URL? = nil) throws {
    url = URL(fileURLWithPath: path)
    self.directory = directory
  }

  /// Returns the path of a program on the search path, or nil.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Runs the program to its end and returns what it printed.
  ///
  /// - Throws: ``BenchmarkError`` with what it said, when it failed.
  func run(_ arguments: String...) throws -> String { try run(arguments, expecting: 0...0) }

  /// Runs the program to its end and returns what it printed; some exit statuses are no failure.
  ///
  /// - Throws: ``BenchmarkError`` with what it said, when it failed.
  func run(_ arguments: [String], expecting statuses: ClosedRange<Int32>) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = url
    process.currentDirectoryURL = directory
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard statuses.contains(process.terminationStatus) else {
      throw BenchmarkError.noFigures(url.lastPathComponent, said: said)
    }
    return said
  }
}
