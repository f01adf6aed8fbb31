/// Times work by the clock on the wall.
enum Stopwatch {
  /// Returns the shortest of some runs, in seconds, and what the last one gave.
  static func best<Result>(of runs: Int = 3, _ work: () -> Result) -> (seconds: Double, Result) {
    var (shortest, last) = time(work)
    for _ in 1..<max(runs, 1) {
      let (seconds, result) = time(work)
      shortest = min(shortest, seconds)
      last = result
    }
    return (shortest, last)
  }

  private static func time<Result>(_ work: () -> Result) -> (Double, Result) {
    let start = ContinuousClock.now
    let result = work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return (Double(seconds) + Double(attoseconds) / 1e18, result)
  }
}
