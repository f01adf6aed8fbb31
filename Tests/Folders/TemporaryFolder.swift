import Foundation

/// A folder that goes when nobody holds it any more.
package final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// Creates a folder with nothing in it.
  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The whole path.
  package var path: String { url.path }

  /// Returns the whole path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// The names of what is in the folder.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// Writes bytes to a file, in folders that are made for it, and returns its whole path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes text to a file, in folders that are made for it, and returns its whole path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Returns the text of a file.
  package func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Returns the number by which the file system knows a file; one that is replaced has another.
  package func number(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return attributes[.systemFileNumber] as? Int
  }
}
