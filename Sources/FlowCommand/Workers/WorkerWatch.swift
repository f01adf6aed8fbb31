import Foundation

/// Ends a worker that has too much memory, or whose parent is gone.
struct WorkerWatch: Sendable {
  /// What a worker says last that had more memory than it may; no answer is as short.
  static let outOfMemory: [UInt8] = [1]

  /// How long it looks away, in milliseconds: memory grows by some megabytes in that time.
  private static let interval: Int32 = 20

  private let requests: Int32
  private let gauge = MemoryGauge()
  private let mostMemory: Int
  private let sender: MessageSender

  /// Prepares to watch the process, which has requests from one file, and may have so many bytes of
  /// memory.
  init(of requests: Int32, allowing mostMemory: Int, telling sender: MessageSender) {
    self.requests = requests
    self.mostMemory = mostMemory
    self.sender = sender
  }

  /// Watches on a thread of its own, so that nothing that hangs or grows without end goes on.
  ///
  /// The line hangs up when its other end is closed, whatever is waited for: poll(2).
  func begin() {
    Thread.detachNewThread {
      var line = pollfd(fd: requests, events: 0, revents: 0)
      while poll(&line, 1, Self.interval) <= 0 { checkMemory() }
      _exit(0)
    }
  }

  /// Ends the process if it has too much memory.
  func checkMemory() {
    guard gauge.resident > mostMemory else { return }
    sender.send([Self.outOfMemory])
    _exit(0)
  }
}
