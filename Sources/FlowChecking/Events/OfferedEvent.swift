import HeadlessUIKit
import ModelChecking

/// One event that can happen in a state of a flow.
enum OfferedEvent: Hashable {
  /// An event that the flow declares, by its place among them and that of its parameters' values.
  case declared(Int, value: Int)

  /// Something that UIKit handles itself.
  case system(SystemGesture)

  /// Feeds what tells the event from others.
  func combine(into hasher: inout FingerprintHasher) {
    switch self {
    case .declared(let place, let value):
      hasher.combine(place)
      hasher.combine(value)
    case .system(let gesture):
      hasher.combine(gesture.description)
    }
  }
}
