import FlowReports

/// Reads times such as 500ms, 30s and 2m.
enum TimeParser {
  /// Returns the value of an option that takes a time.
  static func time(_ value: String, of option: String) throws(UsageError) -> Duration {
    if let time = TimeText.duration(value) { return time }
    throw UsageError(
      message: "\(option) takes a time such as 500ms, 30s or 2m, not \"\(value)\".")
  }
}
