import Foundation

/// Sends messages into a file, each behind its length, from any thread.
struct MessageSender: Sendable {
  private let file: Int32
  private let lock = NSLock()

  /// Creates a sender into a file descriptor, which it does not close.
  init(into file: Int32) {
    self.file = file
  }

  /// Sends messages; what the other end no longer reads is lost.
  func send(_ messages: [[UInt8]]) {
    var bytes = Self.framed(messages)[...]
    lock.withLock {
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return }
        bytes.removeFirst(max(0, count))
      }
    }
  }

  /// Writes as much as a file takes now that does not wait, and returns how many bytes that was.
  func sendNow(_ bytes: [UInt8]) -> Int {
    guard !bytes.isEmpty else { return 0 }
    return lock.withLock { max(0, write(file, bytes, bytes.count)) }
  }

  /// Returns messages each behind its length.
  static func framed(_ messages: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    for message in messages {
      withUnsafeBytes(of: UInt32(message.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes.append(contentsOf: message)
    }
    return bytes
  }
}
