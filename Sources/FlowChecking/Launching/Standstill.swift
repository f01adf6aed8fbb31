import ModelChecking

/// What a flow at rest is like at some moment, to tell what has changed since.
@MainActor
struct Standstill {
  /// What is looked at.
  enum Extent {
    /// Everything, without being able to tell what in particular has changed.
    case unnamed

    /// Everything.
    case everything

    /// Which screens there are, but not what is in them: a screen that is only about to appear loads its
    /// view, and may note that it has.
    case withoutScreens
  }

  /// What tells the state from others.
  let fingerprint: Fingerprint

  private let extent: Extent
  private let screens: String

  /// What was read, where it may be asked what has changed.
  private let notes: [StateNote]

  /// Looks at a launch.
  init(of launch: FlowLaunch, _ extent: Extent) {
    self.extent = extent
    fingerprint = launch.fingerprint
    screens = ScreenNotation.text(of: launch.scene.window)
    notes = extent == .unnamed ? [] : launch.reading(of: extent, describing: false).notes
  }

  /// Returns what has changed, to go on after the name of an event; nil where nothing has.
  func change(in launch: FlowLaunch) -> String? {
    guard launch.fingerprint != fingerprint else { return nil }
    let now = ScreenNotation.text(of: launch.scene.window)
    if now != screens { return "led from \(screens) to \(now)" }
    guard extent != .unnamed else { return "left something behind" }
    let reading = launch.reading(of: extent, describing: true)
    if let change = change(in: reading) { return change }
    let isSame = extent == .withoutScreens && notes.count == reading.notes.count
    return isSame ? nil : "left something behind"
  }

  /// Returns the first thing that is not what it was.
  private func change(in reading: StateReader) -> String? {
    for (place, (old, new)) in zip(notes, reading.notes).enumerated() where old != new {
      let name = reading.places[place]
      return "\(old.text(at: name)) became \(new.text(at: name))"
    }
    return nil
  }
}
