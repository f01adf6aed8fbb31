/// How a trace was made shorter.
public struct Shrinkage: Hashable, Sendable {
  /// How many events led from launch to the fault when it was found.
  public let from: Int

  /// How many traces were tried on the way to the shortest.
  public let replays: Int

  /// Creates the account of a trace made shorter.
  public init(from: Int, replays: Int) {
    self.from = from
    self.replays = replays
  }
}
