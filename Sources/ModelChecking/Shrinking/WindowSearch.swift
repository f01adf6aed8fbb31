/// Looks for a shorter way from one state of the trace to a later one.
///
/// Leaving events out is not enough where all stay possible and each matters, as in a puzzle. Windows
/// of two events come first, then longer ones.
public struct WindowSearch: ShrinkingPass {
  private let width: Int

  /// Creates the pass, with windows of so many events at most.
  public init(upTo width: Int) {
    self.width = width
  }

  /// Tries every event near each state of the trace.
  public func shorten<System>(_ shrinker: inout Shrinker<System>) {
    var size = 2
    while size <= min(width, shrinker.length), shrinker.mayReplay {
      size = hasShortened(withWindowsOf: size, &shrinker) ? 2 : size + 1
    }
  }

  private func hasShortened<System>(
    withWindowsOf size: Int, _ shrinker: inout Shrinker<System>
  ) -> Bool {
    let starts = shrinker.states.prefix(shrinker.length - size + 1)
    return starts.contains { shrinker.isShortened(byEventsWithin: size - 2, of: $0) }
  }
}
