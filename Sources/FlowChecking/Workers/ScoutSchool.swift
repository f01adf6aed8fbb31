/// What a scout has heard from its parent.
struct ScoutSchool {
  /// How many lessons come before the first event.
  let lessonsToWaitFor: Int

  /// How many lessons it has heard.
  var heard = 0

  /// Whether it was told to halt, or the parent is gone.
  var isOver = false

  /// Whether it must not go on before it has heard more.
  var isWaiting: Bool { heard < lessonsToWaitFor }

  /// Starts with nothing heard.
  init(lessonsToWaitFor: Int) {
    self.lessonsToWaitFor = lessonsToWaitFor
  }
}
