/// Everything that a run of the tool has found, as it is kept in report.json.
///
/// All other formats are made of it, at once or later and elsewhere. The same explorations make the
/// same report, byte for byte: nothing in it depends on the time of day or on the machine.
public struct Report: Codable, Hashable, Sendable {
  /// The version of the format that this tool writes; it grows when an older tool could not read it.
  public static let currentFormat = 1

  /// The version of the format.
  public let format: Int

  /// The tool that wrote it, with its version.
  public let tool: String

  /// What was found out of each flow, in the order in which they were explored.
  public internal(set) var flows: [Flow]

  /// Which part of the flows it is of; nil when it is of all.
  public let shard: Shard?

  init(
    flows: [Flow], tool: String = "clew \(Version.current)", shard: Shard? = nil
  ) {
    format = Self.currentFormat
    self.tool = tool
    self.flows = flows
    self.shard = shard
  }
}
