/// The parent's end of the line to a worker process.
@MainActor
package protocol WorkerConnection: AnyObject {
  /// Sends a message.
  func send(_ message: [UInt8])

  /// Waits for the next message; says how the process has ended when none comes any more.
  func receive() throws(Crash) -> [UInt8]
}
