/// One way to make a trace shorter.
public protocol ShrinkingPass: Sendable {
  /// Tries other traces until the shrinker has had enough or nothing more comes of it.
  func shorten<System>(_ shrinker: inout Shrinker<System>)
}

extension [any ShrinkingPass] {
  /// Leave out events, search near the trace, and search everything nearer to launch than its end.
  ///
  /// Loops need no pass: the shortest known way to a fault has none.
  public static var standard: Self {
    [ChunkRemoval(), WindowSearch(upTo: 8), NearerSearch()]
  }
}
