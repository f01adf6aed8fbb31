/// How a presented controller covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen and removes what is below.
  case fullScreen = 0

  /// A sheet as large as the screen allows.
  case pageSheet = 1

  /// A sheet of a form's size.
  case formSheet = 2

  /// Covers the presenting context and removes what is below.
  case currentContext = 3

  /// Decided by the app's own presentation controller.
  case custom = 4

  /// Covers the screen and leaves what is below in place.
  case overFullScreen = 5

  /// Covers the presenting context and leaves what is below in place.
  case overCurrentContext = 6

  /// A small window beside its source; a sheet where there is no room.
  case popover = 7

  /// Not to be presented.
  case none = -1

  /// The system's choice: a sheet since iOS 13.
  case automatic = -2

  /// The style that the automatic one stands for: a form sheet since iOS 18, a page sheet before
  /// (Apple, UIModalPresentationStyle.automatic).
  @MainActor var resolved: UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return HeadlessDevice.current.finds(.formSheet) ? .formSheet : .pageSheet
  }

  /// Whether the user can pull the presentation down.
  ///
  /// On a phone a popover becomes a sheet too.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Whether a tap beside the presentation dismisses it.
  var hasOutside: Bool { self == .formSheet || self == .popover }

  /// Whether what is below leaves the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
