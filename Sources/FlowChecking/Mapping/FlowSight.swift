import HeadlessUIKit

/// What a map keeps of a state: what is on screen, and what can happen there.
struct FlowSight {
  /// What is on screen, in a line.
  let screens: String

  /// What is on screen; nothing after a crash.
  var picture: FlowPicture?

  /// What can happen, in the order of the menu.
  var events: [Event] = []

  /// Something that can happen.
  struct Event: Hashable {
    /// What it is called.
    let label: String

    /// What it is counted as.
    let kind: EventKind
  }
}
