import Foundation

/// Sends messages into a file, each behind its length, from any thread.
struct MessageSender: Sendable {
  private let file: Int32
  private let lock = NSLock()

  /// Creates a sender into a file descriptor, which it does not close.
  init(into file: Int32) {
    self.file = file
  }

  /// Sends a message; what the other end no longer reads is lost.
  func send(_ message: [UInt8]) {
    let length = UInt32(message.count).littleEndian
    var bytes = (withUnsafeBytes(of: length) { Array($0) } + message)[...]
    lock.withLock {
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return }
        bytes.removeFirst(max(0, count))
      }
    }
  }
}
