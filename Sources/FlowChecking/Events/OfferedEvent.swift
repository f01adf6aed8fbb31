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

  /// The gesture, if it is one.
  var gesture: SystemGesture? {
    if case .system(let gesture) = source { gesture } else { nil }
  }

  /// Feeds what tells the event from others.
  func combine(into hasher: inout FingerprintHasher) {
    switch source {
    case .declared(let place, let value):
      hasher.combine(place)
      hasher.combine(value)
    case .system(let gesture): gesture.combine(into: &hasher)
    case .wait(let place, let title):
      hasher.combine(place)
      hasher.combine(title)
    }
    hasher.combine(isHasty ? 1 : 0)
  }
}

extension SystemGesture {
  /// Feeds what tells the gesture from others, without spelling out what it is called.
  fileprivate func combine(into hasher: inout FingerprintHasher) {
    switch self {
    case .holdBack(let place, let title): hasher.combine(-1, place, title)
    case .tapTab(let place, let title): hasher.combine(-2, place, title)
    case .press(let place, let title): hasher.combine(-3, place, title)
    case .choose(let place, let title): hasher.combine(-4, place, title)
    default: hasher.combine(description)
    }
  }
}

extension FingerprintHasher {
  /// Feeds what sort of thing it is, which of them, and its title.
  fileprivate mutating func combine(_ sort: Int, _ place: Int, _ title: String) {
    combine(sort)
    combine(place)
    combine(title)
  }
}
