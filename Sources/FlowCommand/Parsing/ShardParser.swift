import FlowReports

/// Reads which part of the flows a machine is to explore.
enum ShardParser {
  /// The option that names a part.
  static let option = "--shard"

  /// Returns a part such as "2/4".
  static func shard(_ value: String) throws(UsageError) -> Report.Shard {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 2, let number = parts[0], let count = parts[1], count <= 10_000,
      let shard = Report.Shard(number, of: count)
    {
      return shard
    }
    throw UsageError(
      message: "\(option) takes a part and how many there are, such as 2/4, not \"\(value)\".")
  }
}
