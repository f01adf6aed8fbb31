/// Tries every event that could come before the last of a shorter trace.
///
/// When it gets to its end the trace is certain to be the shortest.
public struct NearerSearch: ShrinkingPass {
  /// Creates the pass.
  public init() {}

  /// Tries the events of the states that are nearer to launch than the last but one.
  public func shorten<System>(_ shrinker: inout Shrinker<System>) {
    while shrinker.length > 1, shrinker.isShortened(byEventsWithin: shrinker.length - 2, of: 0) {}
  }
}
