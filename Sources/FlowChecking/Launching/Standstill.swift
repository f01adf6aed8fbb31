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

  /// Every simple value with its place, where it may be asked what has changed.
  private let description: [String]

  /// Looks at a launch.
  init(of launch: FlowLaunch, _ extent: Extent) {
    self.extent = extent
    fingerprint = launch.fingerprint
    screens = ScreenNotation.text(of: launch.scene.window)
    description = Self.description(of: launch, extent)
  }

  /// Returns what has changed, to go on after the name of an event; nil where nothing has.
  func change(in launch: FlowLaunch) -> String? {
    guard launch.fingerprint != fingerprint else { return nil }
    let now = ScreenNotation.text(of: launch.scene.window)
    if now != screens { return "led from \(screens) to \(now)" }
    let description = Self.description(of: launch, extent)
    if let difference = zip(self.description, description).first(where: { $0 != $1 }) {
      return "\(difference.0) became \(difference.1)"
    }
    let isSame = extent == .withoutScreens && self.description.count == description.count
    return isSame ? nil : "left something behind"
  }

  private static func description(of launch: FlowLaunch, _ extent: Extent) -> [String] {
    switch extent {
    case .unnamed: []
    case .everything: launch.describe()
    case .withoutScreens: launch.describeWithoutScreens()
    }
  }
}
