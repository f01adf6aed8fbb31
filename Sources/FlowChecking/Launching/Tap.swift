import Coordinators

/// A press of a button on a screen.
@MainActor
struct Tap {
  /// What the button is called.
  let name: String

  /// The event, which tells the button from others.
  let source: OfferedEvent.Source

  /// The screen that the button is on.
  private(set) weak var screen: UIViewController?

  /// Creates a press; nil for what no button on a screen does.
  init?(_ name: String, _ source: OfferedEvent.Source, on screen: UIViewController?) {
    guard let screen else { return nil }
    self.name = name
    self.source = source
    self.screen = screen
  }

  /// Returns whether another press is one of the same button on the same screen.
  func isSame(as other: Tap) -> Bool {
    source == other.source && screen != nil && screen === other.screen
  }
}
