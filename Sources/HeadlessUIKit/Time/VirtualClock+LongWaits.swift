/// Delays of the app's end by themselves only when they are no longer than an animation.
extension VirtualClock {
  /// The longest delay that ends before the user does anything else: half a second.
  ///
  /// No animation of UIKit's own takes longer. In a longer one a user finds the time to do something
  /// else, and the app has to be prepared for that.
  public static let longestPause = Duration.milliseconds(500)

  /// How many waits that nobody could tell apart can be pending; when there is another the oldest ends,
  /// since otherwise a tap that starts one would make states without end.
  static let mostAlike = 2

  /// Runs a closure after a delay of the app's: when its time has come if it is short, and when it is
  /// told to end if it is long.
  ///
  /// A delay that nobody waits for any more ends at once.
  public func postpone(
    by delay: Duration, for purpose: String? = nil, isRepeating: Bool = false,
    isOver: @escaping () -> Bool = { false }, run: @escaping () -> Void
  ) {
    takeIn()
    add(delay, for: purpose, isRepeating: isRepeating, isOver: isOver, run: run)
  }

  /// Puts a delay where its length belongs.
  func add(
    _ delay: Duration, for purpose: String?, isRepeating: Bool = false,
    isOver: @escaping () -> Bool, run: @escaping () -> Void
  ) {
    guard delay > Self.longestPause else { return insert(after: delay, run) }
    pendingWaits.append(
      LongWait(
        delay: delay, purpose: purpose, beganAt: eventCount, isRepeating: isRepeating,
        remaining: delay + now - eventStart, isOver: isOver, run: run))
  }

  /// The long waits that are pending, in the order in which they began.
  public var longWaits: [LongWait] {
    takeIn()
    return pendingWaits
  }

  /// The places among the long waits of those that can be the next to end.
  public var endingWaits: [Int] {
    let waits = longWaits
    return waits.indices.filter { place in
      !waits.indices.contains { other in
        other != place && waits[other].endsBefore(waits[place])
          && (other < place || !waits[place].endsBefore(waits[other]))
      }
    }
  }

  /// Notes that something happens now, some time after all before.
  public func beginEvent() {
    takeIn()
    eventCount += 1
    eventStart = now
  }

  /// Ends one of the long waits by its place, which has to be one of ``endingWaits``.
  ///
  /// As much time has passed for those that began before it or with it.
  public func endWait(at place: Int) {
    takeIn()
    guard pendingWaits.indices.contains(place) else { return }
    let wait = pendingWaits.remove(at: place)
    for other in pendingWaits.indices where pendingWaits[other].beganAt <= wait.beganAt {
      pendingWaits[other].remaining -= min(wait.remaining, pendingWaits[other].remaining)
    }
    wait.run()
  }

  /// Ends the oldest of more waits than there can be that nobody could tell apart; returns whether
  /// there were any.
  func endSurplusWait() -> Bool {
    let place = pendingWaits.indices.first { place in
      pendingWaits.count { $0.isLike(pendingWaits[place]) } > Self.mostAlike
    }
    guard let place else { return false }
    endWait(at: place)
    return true
  }

  /// Has what nobody waits for any more done with now.
  func endForsakenWaits() {
    guard pendingWaits.contains(where: { $0.isOver() }) else { return }
    for wait in pendingWaits where wait.isOver() { insert(after: .zero, wait.run) }
    pendingWaits.removeAll { $0.isOver() }
  }
}
