/// What random events led to, from which follows how much is likely to be left unseen.
///
/// The estimate is that of I. J. Good and A. M. Turing ("The population frequencies of species and
/// the estimation of population parameters", Biometrika 40, 1953): of so many draws, the share that
/// led to something drawn once and never again is about the chance that the next one leads to
/// something new. States known before they were drawn are never new.
public struct Sightings: Sendable {
  private var seenOnce: Set<StateID> = []

  /// How many events were drawn.
  public private(set) var drawCount = 0

  /// How many states were found by drawing and drawn no second time.
  public var onceCount: Int { seenOnce.count }

  /// The chance that the next event leads to a state not seen before; 1 before the first.
  public var chanceOfNewState: Double {
    drawCount == 0 ? 1 : Double(onceCount) / Double(drawCount)
  }

  /// Notes where an event led that was drawn at random.
  mutating func note(_ state: StateID, isNew: Bool) {
    drawCount += 1
    if isNew { seenOnce.insert(state) } else { seenOnce.remove(state) }
  }
}
