import Coordinators
import HeadlessUIKit
import ModelChecking

/// A flow as the engine sees it: launched, moved by events, and compared by fingerprints.
@MainActor
final class FlowSystem {
  /// How often each event was offered and performed.
  @exclusivity(unchecked) private(set) var coverage: EventCoverage

  let flow: FlowDeclaration
  private let impatience: Int
  private let profile: UIKitProfile
  private let onConsult: ((UIKitKnob) -> Void)?
  private var consultedBefore: Set<UIKitKnob> = []
  private var lostTaskBefore = false
  private let catalog: TypeCatalog
  @exclusivity(unchecked) private var current: FlowLaunch
  @exclusivity(unchecked) private var menu: [OfferedEvent]?
  @exclusivity(unchecked) private var knownKey: Fingerprint?

  /// Launches a flow for the first time; at most so many events come while an animation runs.
  ///
  /// Each question about UIKit is told as soon as it comes up in a launch.
  init(
    _ flow: FlowDeclaration, impatience: Int = 0, under profile: UIKitProfile = .newest,
    onConsult: ((UIKitKnob) -> Void)? = nil
  ) {
    self.flow = flow
    self.impatience = impatience
    self.profile = profile
    self.onConsult = onConsult
    catalog = TypeCatalog(without: flow.stateKey.exclusions)
    coverage = EventCoverage(of: flow.events)
    current = FlowLaunch(of: flow, under: profile, catalog: catalog, onConsult: onConsult)
  }

  /// The types of values that could not be looked into.
  var unread: Set<String> { catalog.unread }

  /// The questions about UIKit that have come up in all launches so far.
  var consulted: Set<UIKitKnob> { consultedBefore.union(current.consulted) }

  /// Whether some launch began a task that does nothing before it is too late.
  var hasLostTask: Bool { lostTaskBefore || current.hasLostTask }

  /// Returns the questions about UIKit that have come up since the last time, or since the launch.
  func takeConsulted() -> Set<UIKitKnob> { current.takeConsulted() }

  /// The types of values in the present state that could not be looked into.
  var presentUnread: Set<String> { catalog.presentUnread }

  /// What recorded routers did in the last event.
  var calls: [RouterCall] { current.trace.calls }

  /// What each event that is possible now is called, in the order of the menu.
  ///
  /// Names that occur more than once are numbered.
  var labels: [String] {
    var counts: [String: Int] = [:]
    return events.map { event in
      let name = EventLabel.text(label(of: event))
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name) #\(count)"
    }
  }

  /// What the user sees in the present state, and who is there to answer.
  var picture: FlowPicture { current.picture }

  /// Returns whether an event that is possible now is called so, without its values or with them.
  func isCalled(_ name: String, _ event: OfferedEvent) -> Bool {
    switch event.kind {
    case .declared(let place) where flow.events[place].name == name: true
    case .system(name): true
    default: EventLabel.text(self.name(of: event.source)) == name
    }
  }

  /// Returns every simple value of the present state with its place.
  func describe() -> [String] { current.describe() }

  private func label(of event: OfferedEvent) -> String {
    name(of: event.source) + (event.isHasty ? EventLabel.haste : "")
  }

  private func occasion(of event: OfferedEvent) -> Occasion {
    Occasion(
      isHasty: event.isHasty, declaration: declaration(of: event), gesture: event.gesture,
      tap: event.isHasty || !current.isAtRest ? tap(event) : nil)
  }

  /// Returns the press of a button that an event is; nil for one that is none.
  private func tap(_ event: OfferedEvent) -> Tap? {
    switch event.source {
    case .declared(let place, let value):
      Tap(
        flow.events[place].name, event.source,
        on: flow.events[place].offerer(current.scene, value))
    case .system(.press):
      Tap(
        name(of: event.source), event.source, on: current.scene.window.frontmostViewController)
    default: nil
    }
  }

  /// Returns the event that a flow declares, where it says what is to come of it.
  private func declaration(of event: OfferedEvent) -> FlowEvent? {
    guard case .declared(let place, _) = event.source,
      flow.events[place].expectation != .anything
    else { return nil }
    return flow.events[place]
  }

  private func name(of source: OfferedEvent.Source) -> String {
    switch source {
    case .declared(let place, let value): flow.events[place].label(current.scene, value)
    case .system(let gesture): gesture.description
    case .wait(_, let title): title
    }
  }

  /// What can happen now: events that let the app come to rest, and hasty ones as far as there may
  /// be more of them.
  ///
  /// A finger that holds what it has moved can be lifted at any time, and what needs no finger can
  /// come before that.
  private func offeredEvents() -> [OfferedEvent] {
    guard current.exception == nil else { return [] }
    let window = current.scene.window
    let gestures = window.systemGestures
    let mayWait = !window.isFingerDown || current.eventsInMotion <= impatience
    var offered: [OfferedEvent] = []
    if mayWait { addDeclaredEvents(to: &offered) }
    for gesture in gestures { offered.append(OfferedEvent(source: .system(gesture))) }
    for wait in mayWait ? current.endingWaits : [] { offered.append(OfferedEvent(source: wait)) }
    guard current.eventsInMotion < impatience else { return offered }
    for place in offered.indices {
      offered.append(OfferedEvent(source: offered[place].source, isHasty: true))
    }
    for beginning in gestures.compactMap(\.beginning) {
      offered.append(OfferedEvent(source: .system(beginning), isHasty: true))
    }
    return offered
  }

  private func addDeclaredEvents(to offered: inout [OfferedEvent]) {
    for place in flow.events.indices {
      for value in 0..<flow.events[place].count(current.scene) {
        offered.append(OfferedEvent(source: .declared(place, value: value)))
      }
    }
  }
}

extension FlowSystem: TransitionSystem {
  /// The fingerprint of all that was read, and of the menu.
  var key: Fingerprint {
    if let knownKey { return knownKey }
    var hasher = FingerprintHasher()
    hasher.combine(current.fingerprint.value)
    for event in events { event.combine(into: &hasher) }
    knownKey = hasher.fingerprint
    return hasher.fingerprint
  }

  var state: FlowState { current.state }

  var events: [OfferedEvent] {
    if let menu { return menu }
    let offered = offeredEvents()
    menu = offered
    for event in offered { coverage.countOffered(event.kind) }
    return offered
  }

  /// Those that the flow declares; gestures have the weight 1.
  var weights: [Double]? {
    guard flow.events.contains(where: { $0.weight != 1 }) else { return nil }
    return events.map { event in
      if case .declared(let place, _) = event.source { flow.events[place].weight } else { 1 }
    }
  }

  func launch() {
    menu = nil
    knownKey = nil
    consultedBefore = consulted
    lostTaskBefore = hasLostTask
    current = FlowLaunch(of: flow, under: profile, catalog: catalog, onConsult: onConsult)
  }

  func perform(_ event: OfferedEvent) {
    coverage.countPerformed(event.kind)
    menu = nil
    knownKey = nil
    current.perform(occasion(of: event)) { scene in
      switch event.source {
      case .declared(let place, let value): flow.events[place].perform(scene, value)
      case .system(let gesture): scene.window.perform(gesture)
      case .wait(let place, _): HeadlessDevice.current.clock.endWait(at: place)
      }
    }
  }
}
