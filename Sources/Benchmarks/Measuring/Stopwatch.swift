import Foundation

/// Times work.
enum Stopwatch {
  /// Returns the processor time of some work in seconds, which other work on the machine hardly
  /// changes, and what it gave.
  static func processor<Result>(_ work: () -> Result) -> (seconds: Double, Result) {
    let start = clock()
    let result = work()
    return (Double(clock() - start) / Double(CLOCKS_PER_SEC), result)
  }

  /// The processor time of all programs that were run and have ended.
  static var secondsOfChildren: Double {
    var spent = tms()
    times(&spent)
    return Double(spent.tms_cutime + spent.tms_cstime) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Returns the shortest of some runs by the clock on the wall, in seconds, and what the last one gave.
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
