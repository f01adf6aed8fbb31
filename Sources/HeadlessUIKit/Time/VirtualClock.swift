/// Time that moves only when it is told to.
///
/// What an animation does at its end waits here until the clock is moved on, and so does the work of
/// the main queue, so that anything can be made to happen meanwhile. Delays that are longer than an
/// animation end when they are told to.
@MainActor
public final class VirtualClock {
  private struct Job {
    let due: Duration
    let order: Int
    let run: () -> Void
  }

  /// The time since the launch.
  @exclusivity(unchecked) public private(set) var now: Duration = .zero

  @exclusivity(unchecked) private var jobs: [Job] = []
  @exclusivity(unchecked) private var nextOrder = 0
  @exclusivity(unchecked) private var forLater: [() -> Void] = []

  /// The long waits, in the order in which they began.
  var pendingWaits: [LongWait] = []

  /// How many events have begun, and when the last did.
  @exclusivity(unchecked) var eventCount = 0
  @exclusivity(unchecked) var eventStart: Duration = .zero

  init() {}

  /// Whether nothing is waiting for its time, but for what waits long.
  public var isIdle: Bool {
    takeIn()
    return jobs.isEmpty
  }

  /// How long each pending job has still to wait, soonest first; long waits are not among them.
  public var waits: [Duration] {
    takeIn()
    return jobs.map { $0.due - now }
  }

  /// Runs a closure once so much time has passed, after all that is due no later.
  public func schedule(after delay: Duration, _ run: @escaping () -> Void) {
    takeIn()
    insert(after: delay, run)
  }

  /// Moves on to the next pending job and runs it; returns false when there is none.
  @discardableResult
  public func advance() -> Bool {
    AssociationTable.releaseOrphans()
    takeIn()
    guard !jobs.isEmpty else { return false }
    let job = jobs.removeFirst()
    now = max(now, job.due)
    job.run()
    return true
  }

  /// Runs what is due now, without moving on; returns false when that takes more than so many jobs.
  @discardableResult
  public func runDue(withinJobs limit: Int = 10_000) -> Bool {
    for _ in 0..<limit {
      takeIn()
      guard let next = jobs.first, next.due <= now else { return true }
      advance()
    }
    return false
  }

  /// Moves on until nothing but long waits is pending; returns false when that takes more than so many
  /// jobs.
  @discardableResult
  public func settle(withinJobs limit: Int = 10_000) -> Bool {
    let woken = forLater
    forLater = []
    for wake in woken { wake() }
    for _ in 0..<limit where !advance() && !endSurplusWait() { return true }
    return isIdle
  }

  /// Runs a closure when the clock is told to settle the next time.
  func afterRest(_ wake: @escaping () -> Void) {
    forLater.append(wake)
  }

  func insert(after delay: Duration, _ run: @escaping () -> Void) {
    let job = Job(due: now + delay, order: nextOrder, run: run)
    nextOrder += 1
    let place = jobs.firstIndex { $0.due > job.due } ?? jobs.endIndex
    jobs.insert(job, at: place)
  }

  /// Takes in what has come for the main queue, and what has come to an end early.
  func takeIn() {
    for work in MainInbox.main.takeAll() {
      add(work.delay, for: work.purpose, isOver: work.isOver, run: work.run)
    }
    endForsakenWaits()
  }
}
