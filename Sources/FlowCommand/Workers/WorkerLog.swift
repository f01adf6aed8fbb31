import Foundation

/// A nameless file that takes what a worker prints.
struct WorkerLog {
  /// How many bytes, the last ones, are read of it.
  private static let readSize: UInt64 = 1 << 16

  /// The file, to be written to.
  let file: FileHandle

  /// Creates an empty file; nil where there is no folder for such files.
  init?() {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    guard FileManager.default.createFile(atPath: place.path, contents: nil),
      let file = try? FileHandle(forUpdating: place)
    else { return nil }
    self.file = file
    try? FileManager.default.removeItem(at: place)
  }

  /// The end of what was written.
  ///
  /// Reading moves the place where the next byte is written, so the worker must have ended, or stand
  /// still with all its output written.
  var text: String {
    guard let size = try? file.seekToEnd() else { return "" }
    try? file.seek(toOffset: size - min(size, Self.readSize))
    let bytes = (try? file.readToEnd()) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}
