/// What became of a part of a map from one report to another.
enum MapChange: Hashable {
  /// It is as it was, or nothing is compared.
  case none

  /// It is new.
  case came

  /// It is gone.
  case went

  /// The class of what is drawn for it.
  var style: String {
    switch self {
    case .none: ""
    case .came: "came"
    case .went: "went"
    }
  }
}
