import Foundation

/// Sends messages through one file and receives them through another, each behind its length.
final class MessageChannel {
  /// What comes of waiting for a message.
  enum Receipt: Equatable {
    case message([UInt8])

    /// The other end has been closed.
    case end

    /// Nothing came in time.
    case timeout
  }

  private static let lengthSize = 4

  /// What sends the messages.
  let sender: MessageSender

  private let input: Int32
  private var received: [UInt8] = []
  private var taken = 0
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Creates a channel over two file descriptors, which it does not close.
  init(input: Int32, output: Int32) {
    self.input = input
    sender = MessageSender(into: output)
  }

  /// Sends a message; what the other end no longer reads is lost.
  func send(_ message: [UInt8]) {
    sender.send([message])
  }

  /// Waits for the next message, for a time if one is given.
  func receive(within limit: Duration? = nil) -> Receipt {
    let end = limit.map { ContinuousClock.now + $0 }
    while true {
      if let message = takeMessage() { return .message(message) }
      guard isReady(until: end) else { return .timeout }
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

  /// Waits until there is something to read, or the end of the time.
  private func isReady(until end: ContinuousClock.Instant?) -> Bool {
    guard let end else { return true }
    var file = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    while true {
      let (seconds, attoseconds) = max(.zero, end - .now).components
      let milliseconds =
        seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      let count = poll(&file, 1, Int32(clamping: milliseconds))
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
