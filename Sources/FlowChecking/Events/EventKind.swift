import HeadlessUIKit

/// What an event is counted as: the declaration that it comes from, or what UIKit handles itself.
enum EventKind: Hashable {
  /// An event of a declaration, by the place among a flow's.
  case declared(Int)

  /// What the user would call gestures of the kind, whatever their titles.
  case system(String)

  /// Whether UIKit handles the event itself.
  var isGesture: Bool {
    if case .system = self { true } else { false }
  }
}

extension OfferedEvent {
  /// What the event is counted as.
  var kind: EventKind {
    switch source {
    case .declared(let place, _): .declared(place)
    case .system(let gesture): .system(gesture.kind)
    case .wait: .system("wait")
    }
  }
}

extension SystemGesture {
  fileprivate var kind: String {
    switch self {
    case .holdBack: "hold back"
    case .tapTab: "tab"
    case .press: "press"
    case .choose: "choose"
    default: description
    }
  }
}
