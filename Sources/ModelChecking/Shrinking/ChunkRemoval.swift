/// Leaves out runs of events, long ones first and single ones last, until each event is needed.
///
/// What is then not possible any more is left out too, so that an event and the one that undoes it
/// go together. This is the delta debugging of Zeller and Hildebrandt ("Simplifying and isolating
/// failure-inducing input", IEEE TSE 28, 2002) with that change.
public struct ChunkRemoval: ShrinkingPass {
  /// Creates the pass.
  public init() {}

  /// Tries the trace without each run of events.
  public func shorten<System>(_ shrinker: inout Shrinker<System>) {
    var size = shrinker.events.count / 2
    while size > 0, shrinker.mayReplay {
      let hasShortened = removeChunks(of: size, &shrinker)
      if !hasShortened || size > 1 { size = min(size / 2, shrinker.events.count / 2) }
    }
  }

  private func removeChunks<System>(of size: Int, _ shrinker: inout Shrinker<System>) -> Bool {
    var hasShortened = false
    var start = 0
    while start < shrinker.events.count, shrinker.mayReplay {
      let end = min(start + size, shrinker.events.count)
      let rest = shrinker.events[..<start] + shrinker.events[end...]
      if shrinker.isShortened(by: Array(rest)) {
        hasShortened = true
      } else {
        start += size
      }
    }
    return hasShortened
  }
}
