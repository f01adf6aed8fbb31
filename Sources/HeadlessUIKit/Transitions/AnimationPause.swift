/// Holds the ends of animations back until it ends itself.
@MainActor
final class AnimationPause {
  private var held: [() -> Void] = []

  /// Takes in the end of an animation, which is due so long after the pause.
  func hold(_ schedule: @escaping () -> Void) {
    held.append(schedule)
  }

  /// Lets time go on for what was held.
  func end() {
    let held = held
    self.held = []
    for schedule in held { schedule() }
  }
}
