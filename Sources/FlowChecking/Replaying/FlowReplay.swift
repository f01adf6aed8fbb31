import Coordinators
public import HeadlessUIKit
import ModelChecking

/// Runs a flow along given events and notes what each step does.
@MainActor
public struct FlowReplay {
  /// How UIKit behaves in the run.
  public let profile: UIKitProfile

  /// The run so far.
  public private(set) var trace: FlowTrace

  let system: any FlowExecution
  private let flow: FlowDeclaration

  /// What the present state looks like.
  private(set) var look: FlowLook

  init(of host: FlowHost, impatience: Int = .max, under profile: UIKitProfile = .newest) {
    flow = host.flow
    self.profile = profile
    system = host.launch(impatience: impatience, under: profile)
    look = system.look
    trace = FlowTrace(start: look.screens, picture: look.picture)
  }

  /// Runs a flow along the events of a replay token, with UIKit as in its newest version unless
  /// another profile is given.
  ///
  /// - Throws: ``ReplayError`` when an event is not on offer where the token has it.
  public init(
    of flow: some Flow, token: String, profile: UIKitProfile = .newest
  ) throws(ReplayError) {
    try self.init(of: flow, events: EventLabel.steps(of: token), profile: profile)
  }

  /// Runs a flow along some events, as they are called.
  ///
  /// - Throws: ``ReplayError`` when one of them is not on offer in its place.
  public init(
    of flow: some Flow, events: [String], profile: UIKitProfile = .newest
  ) throws(ReplayError) {
    try self.init(of: flow, events: events, profile: profile) { nil }
  }

  /// Runs a flow along some events in workers that a closure starts.
  package init(
    of flow: some Flow, events: [String], profile: UIKitProfile,
    startingWorkers start: @escaping () -> (any WorkerConnection)?
  ) throws(ReplayError) {
    self.init(of: FlowHost(FlowDeclaration(flow), startingWorkers: start), under: profile)
    for step in events.indices {
      if let error = perform(step, of: events) { throw error }
    }
  }

  /// The promises that are broken at the end, in the flow's order.
  public var breaches: [FlowBreach] {
    system.breaches.sorted { $0.key < $1.key }.map { place, breach in
      FlowBreach(
        property: flow.properties[place].name, reason: breach.reason,
        latentSince: latent(breach.since))
    }
  }

  /// Whether a task was begun that cannot run in this process: what it does is missing.
  public var hasLostTask: Bool { system.hasLostTask }

  /// Returns whether the flow promises something by a name.
  public func promises(_ property: String) -> Bool {
    flow.properties.contains { $0.name == property }
  }

  /// Returns whether a promise is broken now.
  func breaks(_ property: String) -> Bool {
    breaches.contains { $0.property == property }
  }

  /// Performs an event by what it is called; returns false when it is not on offer.
  mutating func perform(_ label: String) -> Bool {
    look.labels.firstIndex(of: label).map { perform($0) } ?? false
  }

  /// Performs one of some events; returns what is wrong when it is not on offer.
  mutating func perform(_ step: Int, of events: [String]) -> ReplayError? {
    if perform(events[step]) { return nil }
    return ReplayError(
      step: step + 1, of: events.count, label: events[step], screens: look.screens,
      offered: Array(look.labels.prefix(look.patientCount)))
  }

  /// Performs an event by its place in the menu; returns false when the menu has no such place.
  @discardableResult
  mutating func perform(_ choice: Int) -> Bool {
    guard look.events.indices.contains(choice), system.perform(at: choice) else { return false }
    let event = look.events[choice]
    look = system.look
    trace.steps.append(
      FlowStep(
        label: event.label, isGesture: event.kind.isGesture, location: location(of: event),
        screens: look.screens, picture: look.picture, calls: look.calls))
    return true
  }

  private func location(of event: FlowLook.Event) -> CodeLocation? {
    if case .declared(let place) = event.kind { flow.events[place].location } else { nil }
  }

  private func latent(_ step: Int?) -> Int? {
    step.flatMap { $0 < trace.steps.count ? $0 : nil }
  }
}
