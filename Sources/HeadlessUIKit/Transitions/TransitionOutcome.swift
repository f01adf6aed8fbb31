/// What a transition's owner does when it is cancelled and when it ends.
@MainActor
struct TransitionOutcome {
  /// Whether the transition takes something away, and how many events had begun when it began.
  let isWayOut: Bool
  let beganIn = HeadlessDevice.current.clock.eventCount

  /// Puts back what the beginning has changed, as soon as the transition is cancelled.
  let undo: () -> Void

  /// Does the rest, with whether the transition was finished.
  let end: (_ isFinished: Bool) -> Void
}
