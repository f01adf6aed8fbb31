import HeadlessUIKit
import ModelChecking

/// One event that can happen in a state of a flow.
struct OfferedEvent: Hashable {
  /// Where an event comes from.
  enum Source: Hashable {
    /// An event that the flow declares, by its place among them and that of its parameters' values.
    case declared(Int, value: Int)

    /// Something that UIKit handles itself.
    case system(SystemGesture)

    /// The end of a long wait, by its place among those of the clock.
    case wait(Int, title: String)
  }

  let source: Source

  /// Whether the next event comes while the animations that this one begins still run.
  var isHasty = false

  /// Feeds what tells the event from others.
  func combine(into hasher: inout FingerprintHasher) {
    switch source {
    case .declared(let place, let value):
      hasher.combine(place)
      hasher.combine(value)
    case .system(let gesture):
      hasher.combine(gesture.description)
    case .wait(let place, let title):
      hasher.combine(place)
      hasher.combine(title)
    }
    hasher.combine(isHasty ? 1 : 0)
  }
}
