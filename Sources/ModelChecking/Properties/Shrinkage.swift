/// How a trace was made shorter.
public struct Shrinkage: Hashable, Sendable {
  /// How many events led from launch to the fault when it was found.
  public let from: Int

  /// How many traces were tried until the shortest was there.
  public let replays: Int

  /// How many more were tried, none of which was shorter: to leave out single events in vain, and to
  /// make certain that nothing nearer to launch leads to the fault.
  public let furtherReplays: Int

  /// Creates the account of a trace made shorter.
  public init(from: Int, replays: Int, furtherReplays: Int) {
    self.from = from
    self.replays = replays
    self.furtherReplays = furtherReplays
  }
}
