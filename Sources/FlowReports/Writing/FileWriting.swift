import Foundation

/// Files that are written whole or not at all.
enum FileWriting {
  /// Writes a text beside what is at a path, and then gives it the name; makes the folders above it.
  ///
  /// What is there but is no file, such as a pipe, is written into.
  ///
  /// - Throws: ``RegressionError`` when the file cannot be written; what was there is still there then.
  static func write(_ text: String, to path: String) throws(RegressionError) {
    let url = URL(filePath: path)
    do {
      if isDevice(path) {
        let file = try FileHandle(forWritingTo: url)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        return
      }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw RegressionError(path: path, line: nil, reason: "this could not be written")
    }
  }

  /// Returns whether something is at a path that is neither a file nor a folder.
  private static func isDevice(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    guard let type = attributes?[.type] as? FileAttributeType else { return false }
    return type != .typeRegular && type != .typeDirectory
  }
}
