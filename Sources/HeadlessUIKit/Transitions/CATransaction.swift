/// Animations that begin between two calls, and what runs once all of them have ended.
///
/// It is how apps learn of the end of a push, which has no completion of its own.
@preconcurrency @MainActor
public enum CATransaction {
  /// Begins a transaction inside the present one.
  public static func begin() {
    HeadlessDevice.current.openAnimationGroups.append(AnimationGroup())
  }

  /// Ends the innermost transaction: its closure runs once its animations have ended.
  public static func commit() {
    HeadlessDevice.current.openAnimationGroups.popLast()?.close()
  }

  /// Sets the closure that runs once all animations of the transaction have ended; at once when there
  /// are none (Apple, setCompletionBlock(_:)).
  ///
  /// Outside of a transaction it is about the animations of the present turn.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if HeadlessDevice.current.openAnimationGroups.isEmpty { beginForThisTurn() }
    HeadlessDevice.current.openAnimationGroups.last?.completion = block
  }

  /// Has no effect, since nothing is drawn.
  public static func setDisableActions(_ flag: Bool) {}

  /// Has no effect, since views have the durations that they are animated with.
  public static func setAnimationDuration(_ duration: Double) {}

  private static func beginForThisTurn() {
    begin()
    let group = HeadlessDevice.current.openAnimationGroups.last
    HeadlessDevice.current.clock.schedule(after: .zero) {
      HeadlessDevice.current.openAnimationGroups.removeAll { $0 === group }
      group?.close()
    }
  }
}
