import Foundation

extension SourceTree {
  /// This package, read once for all tests.
  static let package = Result { try SourceTree(readingFrom: root) }

  private init(readingFrom root: URL) throws {
    let sources = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "Sources").path)
    let paths = sources.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\($0)" }
    files = try (["Package.swift", "README.md"] + paths).compactMap { path in
      let url = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      return SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8))
    }
    tracked = try Self.trackedPaths(in: root)
  }

  /// The nearest folder above this file that has a manifest.
  private static var root: URL {
    var folder = URL(filePath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
      && folder.path != "/"
    return folder
  }

  /// Asks git what it keeps; nothing in a copy that is no checkout.
  private static func trackedPaths(in root: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: root.appending(path: ".git").path) else {
      return []
    }
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(filePath: "/usr/bin/env")
    // A checkout owned by another user, as in a container, is still ours to read.
    git.arguments = ["git", "-c", "safe.directory=*", "-C", root.path, "ls-files", "-z"]
    git.standardOutput = output
    try git.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }
    return String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
  }
}
