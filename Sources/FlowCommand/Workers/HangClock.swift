import Foundation

/// Tells a worker that hangs from one that other processes leave no processor to.
///
/// A worker hangs when its time is over and it could run for the last half of that time at least, so that
/// a busy machine makes nobody hang. Where the system does not say how long a process has waited for a
/// processor, all time counts.
struct HangClock {
  private let longest: Duration
  private let waited: () -> Duration
  private var start: ContinuousClock.Instant?
  private var half: (time: ContinuousClock.Instant, waited: Duration)?

  /// Creates a clock that calls what takes longer than a time a hang, of a process that says how long it
  /// has waited for a processor.
  init(longest: Duration, waited: @escaping () -> Duration) {
    self.longest = longest
    self.waited = waited
  }

  /// Returns whether what has begun at one time hangs at another; to be asked some times in between.
  mutating func isHang(
    since start: ContinuousClock.Instant, at now: ContinuousClock.Instant = .now
  ) -> Bool {
    if start != self.start { (self.start, half) = (start, nil) }
    guard now - start >= longest / 2 else { return false }
    guard let half else {
      half = (now, waited())
      return false
    }
    guard now - start >= longest else { return false }
    return now - half.time - (waited() - half.waited) >= longest / 2
  }

  /// How long a process' first thread was ready to run and had no processor; zero where the system does
  /// not say.
  ///
  /// It is the second number of the file, in nanoseconds: proc(5), sched-stats.rst of Linux.
  static func waited(_ process: Int32) -> Duration {
    let text = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8)
    let numbers = text?.split(separator: " ").compactMap { Int64($0) } ?? []
    return .nanoseconds(numbers.count > 1 ? numbers[1] : 0)
  }
}
