import Foundation

/// Ends a worker that has too much memory, or whose parent is gone.
struct WorkerWatch: Sendable {
  /// What a worker says last that had more memory than it may; no answer is as short.
  static let outOfMemory: [UInt8] = [1]

  /// How long it looks away, in microseconds: memory grows by some megabytes in that time.
  private static let interval: UInt32 = 20_000

  private let gauge = MemoryGauge()
  private let mostMemory: Int
  private let sender: MessageSender

  /// Prepares to watch the process, which may have so many bytes of memory.
  init(allowing mostMemory: Int, telling sender: MessageSender) {
    self.mostMemory = mostMemory
    self.sender = sender
  }

  /// Watches on a thread of its own, so that nothing that hangs or grows without end goes on.
  func begin() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent {
        checkMemory()
        usleep(Self.interval)
      }
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
