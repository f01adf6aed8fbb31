/// Why a promise is broken, and since when.
struct Breach {
  /// The reason in words.
  let reason: String

  /// The event that broke it, counted from 1, where that was earlier than it could be seen.
  let since: Int?

  init(_ reason: String, since: Int? = nil) {
    self.reason = reason
    self.since = since
  }
}
