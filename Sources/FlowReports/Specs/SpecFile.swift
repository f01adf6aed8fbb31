import Foundation

/// The file of a spec.
struct SpecFile {
  let path: String

  /// Names a file.
  init(at path: String) {
    self.path = path
  }

  /// Whether there is such a file.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// What is in it.
  var bytes: [UInt8] {
    get throws(SpecError) {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw SpecError(path: path, "There is no such file to read.")
      }
      return Array(data)
    }
  }

  /// Writes a text into the file, as a whole or not at all.
  func write(_ text: String) throws(SpecError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw SpecError(path: path, "This could not be written.")
    }
  }
}
