/// How the process of an app has ended, or why it was ended.
package enum Crash: Error, Hashable, Sendable {
  /// A signal ended it; the runtime may have said why, and where in the source.
  case signal(Int32, message: String? = nil, location: String? = nil)

  /// It ended itself with an exit status.
  case exit(Int32)

  /// It did not come back within a time.
  case hang(Duration)

  /// It had more memory than so many megabytes.
  case memory(megabytes: Int)

  /// A fresh process did not come to the same state by the same events.
  case elsewhere
}
