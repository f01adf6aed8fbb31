import HeadlessUIKit
import ModelChecking

/// A flow that runs for the engine and for replays, in this process or in another one.
protocol FlowExecution: AnyObject, TransitionSystem where Key == Fingerprint, Event: Equatable {
  /// How often each event was offered and performed.
  var coverage: EventCoverage { get }

  /// The questions about UIKit that have come up in all launches so far.
  var consulted: Set<UIKitKnob> { get }

  /// The types of values that could not be looked into.
  var unread: Set<String> { get }

  /// Whether some launch began a task that does nothing before it is too late.
  var hasLostTask: Bool { get }

  /// The flow's properties as the engine checks them, in its order.
  var properties: [Property<State>] { get }

  /// What the flow's claims about runs are made of, in the flow's order.
  var propositions: [Proposition<State, Event>] { get }

  /// The promises that are broken in the present state, by their places.
  var breaches: [Int: Breach] { get }

  /// What reports show of the present state.
  var look: FlowLook { get }

  /// Returns every simple value of the present state with its place.
  func describe() -> [String]

  /// Goes on without what scouts have found out ahead; returns what of it contradicts itself, if
  /// anything does.
  func endScouting() -> Contradiction?

  /// Returns whether it is known from others that some walks do what they did before.
  func isKept(_ walks: [KnownWalk]) -> Bool

  /// Whether what scouts have found out ahead contradicts itself.
  var isContradicted: Bool { get }
}

extension FlowExecution {
  /// There are no others.
  func isKept(_ walks: [KnownWalk]) -> Bool { false }

  /// Nothing was found out ahead.
  var isContradicted: Bool { false }

  /// Nothing was found out ahead.
  func endScouting() -> Contradiction? { nil }
}

extension FlowExecution {
  /// Performs an event by its place in the menu; returns false when the menu has no such place.
  func perform(at choice: Int) -> Bool {
    let menu = events
    guard menu.indices.contains(choice) else { return false }
    var system = self
    system.perform(menu[choice])
    return true
  }
}
