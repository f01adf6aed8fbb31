import Foundation

extension MarkdownReport {
  /// Adds the text to the end of a file, which is made if it is not there.
  ///
  /// - Throws: ``RegressionError`` when the file cannot be written.
  public func append(to path: String) throws(RegressionError) {
    let url = URL(filePath: path)
    do {
      guard FileManager.default.fileExists(atPath: path) else {
        return try Data(text.utf8).write(to: url)
      }
      let file = try FileHandle(forWritingTo: url)
      try file.seekToEnd()
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    } catch {
      throw RegressionError(path: path, line: nil, reason: "this could not be written")
    }
  }
}
