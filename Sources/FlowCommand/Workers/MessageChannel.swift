import Foundation

/// Sends messages through one file and receives them through another, each behind its length.
final class MessageChannel {
  /// What comes of waiting for a message.
  enum Receipt: Equatable {
    case message([UInt8])

    /// The other end has been closed, or who has it is no more.
    case end

    /// Nothing came in time.
    case timeout
  }

  private static let lengthSize = 4

  /// What sends the messages.
  let sender: MessageSender

  private let input: Int32
  private let end: Int32
  private var received: [UInt8] = []
  private var taken = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Creates a channel over two file descriptors, which it does not close; there is something to read
  /// at a third one, or it is closed, when no more messages come.
  init(input: Int32, output: Int32, end: Int32 = -1) {
    self.input = input
    self.end = end
    sender = MessageSender(into: output)
  }

  /// Sends a message; what the other end no longer reads is lost.
  func send(_ message: [UInt8]) {
    sender.send([message])
  }

  /// Waits for the next message, for a time if one is given.
  func receive(within limit: Duration? = nil) -> Receipt {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      if let message = takeMessage() { return .message(message) }
      guard let isInput = wait(until: deadline) else { return .timeout }
      guard isInput || wait(until: .now) == true else { return .end }
      let count = read(input, &buffer, buffer.count)
      if count == 0 || (count < 0 && errno != EINTR) { return .end }
      received.removeFirst(taken)
      taken = 0
      received += buffer.prefix(max(0, count))
    }
  }

  private func takeMessage() -> [UInt8]? {
    let start = taken + Self.lengthSize
    guard received.count >= start else { return nil }
    let length = received[taken..<start].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard received.count >= start + length else { return nil }
    taken = start + length
    return Array(received[start..<taken])
  }

  /// Waits until there is something to read, or no more will come, which makes it false; nil at the end
  /// of the time.
  private func wait(until deadline: ContinuousClock.Instant?) -> Bool? {
    var files = [input, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&files, nfds_t(files.count), Self.milliseconds(until: deadline))
      if count > 0 { return files[0].revents != 0 }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Returns how long to wait, rounded up; -1 is for ever.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = max(.zero, deadline - .now).components
    return Int32(
      clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
