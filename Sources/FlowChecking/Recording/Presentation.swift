/// One screen that a recorded router was asked to show, until it has left and its closure has run.
@MainActor
final class Presentation {
  let screen: ScreenReference
  let call: RouterCall
  let hasClosure: Bool

  /// How often the closure has run.
  @exclusivity(unchecked) var runCount = 0

  /// Whether the screen has hung on the window at rest.
  @exclusivity(unchecked) var hasArrived = false

  /// The event after which the screen no longer hung on the window.
  @exclusivity(unchecked) var leftAt: Int?

  init(of screen: ScreenReference, call: RouterCall, hasClosure: Bool) {
    self.screen = screen
    self.call = call
    self.hasClosure = hasClosure
  }

  /// Whether the screen has left and all that was to run has run.
  var isOver: Bool { leftAt != nil && (runCount > 0 || !hasClosure) }

  /// Notes whether the screen hangs on the window at rest after an event.
  func settle(isShown: Bool, after event: Int) {
    if isShown { hasArrived = true }
    leftAt = isShown ? nil : leftAt ?? event
  }
}
