import Foundation

/// A one-way line between two processes.
struct Line {
  /// The end to read from.
  let output: OpenFile

  /// The end to write to.
  let input: OpenFile

  /// Opens a line.
  ///
  /// - Throws: The error of the system where too many files are open.
  init() throws(POSIXError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    output = try OpenFile(ends[0])
    input = try OpenFile(ends[1])
  }

  /// Reads and forgets what has been written so far.
  func drain() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var file = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
    while poll(&file, 1, 0) > 0, read(output.number, &buffer, buffer.count) > 0 {}
  }
}
