/// The parent's end of the line to a worker process.
@MainActor
package protocol WorkerConnection: AnyObject {
  /// Sends a message, or as much of it as the line takes; the rest goes when something is received.
  func send(_ message: [UInt8])

  /// Waits for the next message; says how the process has ended when none comes any more.
  func receive() throws(Crash) -> [UInt8]

  /// Returns the next message, or nil when none has come yet; says how the process has ended when
  /// none comes any more.
  func receiveNow() throws(Crash) -> [UInt8]?

  /// Ends the process, and returns that it hangs, if nothing has come for longer than it may take.
  func endHang(since start: ContinuousClock.Instant) -> Crash?

  /// Waits a moment, while the processes go on.
  func rest(_ time: Duration)
}
