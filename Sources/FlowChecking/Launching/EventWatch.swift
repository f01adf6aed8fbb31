import HeadlessUIKit

/// Watches what comes of each event, as far as that is no matter of the state alone.
@MainActor
struct EventWatch {
  /// What came of the last event that was not to come of it.
  private(set) var outcome = EventOutcome()

  private var event: EventVigil?
  private var gesture: GestureVigil?
  private var tap: TapVigil?

  /// Begins to watch an event, or goes on with what began with an earlier one.
  mutating func begin(_ occasion: Occasion, in launch: FlowLaunch) {
    event = EventVigil(over: occasion.declaration, in: launch)
    if occasion.gesture != .cancelGesture {
      gesture = GestureVigil(over: occasion.gesture, in: launch)
    }
    guard launch.isAtRest || tap?.expects(occasion.tap) != true else { return }
    let isFirst = launch.isAtRest && occasion.isHasty
    tap = isFirst ? occasion.tap.map { TapVigil($0, in: launch.trace.tree) } : nil
  }

  /// Judges what has come of an event.
  mutating func end(
    _ occasion: Occasion, in launch: FlowLaunch, saying messages: some Sequence<ConsoleMessage>
  ) {
    let tree = launch.trace.tree
    if !launch.isAtRest { tap?.note(tree) }
    outcome = EventOutcome(
      unignored: event?.change(in: launch), unrefused: event?.lackOfRefusal(among: messages),
      leftOfGesture: occasion.gesture.flatMap { gesture?.remainder(of: $0, in: launch) },
      surplusScreen: launch.isAtRest ? tap?.surplus(in: tree) : nil)
  }

  /// Tells what in motion decides what will be judged at rest.
  func tellState(to reader: StateReader) {
    if let gesture { reader.hear("gesture", number: gesture.startNumber) }
    if let tap { reader.hear("tap", text: tap.text) }
  }
}
