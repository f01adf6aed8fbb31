import Foundation

/// A nameless file that takes what a worker prints.
struct WorkerLog {
  /// How many bytes, the last ones, are read of it.
  private static let readSize = 1 << 16

  /// The file, to be written to.
  let file: OpenFile

  /// Creates an empty file.
  ///
  /// - Throws: The error of the system where there is no folder for such files.
  init() throws(POSIXError) {
    let place = FileManager.default.temporaryDirectory.appending(path: "clew.XXXXXX")
    var name = Array(place.path.utf8CString)
    let opened = mkstemp(&name)
    defer { if opened >= 0 { unlink(name) } }
    file = try OpenFile(opened)
  }

  /// The end of what was written.
  var text: String {
    let size = max(0, Int(lseek(file.number, 0, SEEK_CUR)))
    var bytes = [UInt8](repeating: 0, count: min(size, Self.readSize))
    let count = pread(file.number, &bytes, bytes.count, off_t(size - bytes.count))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Forgets what was written, while nobody writes.
  func clear() {
    ftruncate(file.number, 0)
    lseek(file.number, 0, SEEK_SET)
  }
}
