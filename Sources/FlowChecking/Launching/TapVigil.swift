import Coordinators

/// Watches what comes of a button that is pressed again while the first press still shows its effect.
@MainActor
struct TapVigil {
  private let tap: Tap

  /// The screens that were there before.
  private let earlier: [ScreenReference]

  /// The screens that each press but the last has brought.
  private var brought: [[ScreenReference]] = []

  /// Begins to watch with the first press, at rest.
  init(_ tap: Tap, in tree: FlowTree) {
    self.tap = tap
    earlier = tree.controllers.map { ScreenReference($0) }
  }

  /// What tells the button from others.
  var text: String { "\(tap.source)" }

  /// Returns whether a press is one more of the same button.
  func expects(_ other: Tap?) -> Bool { other.map { tap.isSame(as: $0) } ?? false }

  /// Notes what a press has brought so far.
  mutating func note(_ tree: FlowTree) {
    brought.append(latest(in: tree).map { ScreenReference($0) })
  }

  /// Returns what was shown more than once, in a flow at rest; nil where nothing was.
  func surplus(in tree: FlowTree) -> String? {
    let last = latest(in: tree)
    for screen in last where screen.isScreenOrView {
      let twin = brought.joined().first { reference in
        guard let other = reference.screen, tree.holds(other) else { return false }
        return ObjectIdentifier(type(of: other)) == ObjectIdentifier(type(of: screen))
      }
      guard let twin else { continue }
      return
        "\"\(tap.name)\", pressed again while \(twin.name) came, showed \(screen.displayName) too"
    }
    return nil
  }

  /// Returns the screens that were not there before the last press.
  private func latest(in tree: FlowTree) -> [UIViewController] {
    let known = earlier + brought.joined()
    return tree.controllers.filter { screen in !known.contains { $0.screen === screen } }
  }
}
