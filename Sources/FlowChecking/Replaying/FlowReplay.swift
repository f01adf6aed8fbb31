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

  let system: FlowSystem
  private let flow: FlowDeclaration

  init(
    of flow: FlowDeclaration, impatience: Int = .max, under profile: UIKitProfile = .newest
  ) {
    self.flow = flow
    self.profile = profile
    system = FlowSystem(flow, impatience: impatience, under: profile)
    trace = FlowTrace(start: ScreenNotation.text(of: system.state.scene.window))
  }

  /// Runs a flow along the events of a replay token, with UIKit as in its newest version unless
  /// another profile is given.
  ///
  /// - Throws: ``ReplayError`` when an event is not on offer where the token has it.
  public init(
    of flow: some Flow, token: String, profile: UIKitProfile = .newest
  ) throws(ReplayError) {
    let labels = token.allSatisfy(\.isWhitespace) ? [] : EventLabel.steps(of: token)
    try self.init(of: flow, events: labels, profile: profile)
  }

  /// Runs a flow along some events, as they are called.
  ///
  /// - Throws: ``ReplayError`` when one of them is not on offer in its place.
  public init(
    of flow: some Flow, events: [String], profile: UIKitProfile = .newest
  ) throws(ReplayError) {
    self.init(of: FlowDeclaration(flow), under: profile)
    for step in events.indices {
      if let error = perform(step, of: events) { throw error }
    }
  }

  /// The promises that are broken at the end, in the flow's order.
  public var breaches: [FlowBreach] {
    flow.properties.compactMap { property in
      property.breach(in: system.state).map { breach in
        FlowBreach(
          property: property.name, reason: breach.reason, latentSince: latent(breach.since))
      }
    }
  }

  /// Returns whether a promise is broken now.
  func breaks(_ property: String) -> Bool {
    breaches.contains { $0.property == property }
  }

  /// Performs an event by what it is called; returns false when it is not on offer.
  mutating func perform(_ label: String) -> Bool {
    system.labels.firstIndex(of: label).map { perform($0) } ?? false
  }

  /// Performs one of some events; returns what is wrong when it is not on offer.
  mutating func perform(_ step: Int, of events: [String]) -> ReplayError? {
    if perform(events[step]) { return nil }
    return ReplayError(
      step: step + 1, of: events.count, label: events[step], screens: screens,
      offered: patientLabels)
  }

  /// Performs an event by its place in the menu; returns false when the menu has no such place.
  @discardableResult
  mutating func perform(_ choice: Int) -> Bool {
    let menu = system.events
    guard menu.indices.contains(choice) else { return false }
    let label = system.labels[choice]
    system.perform(menu[choice])
    trace.steps.append(FlowStep(label: label, screens: screens, calls: system.calls))
    return true
  }

  private var patientLabels: [String] {
    zip(system.labels, system.events).filter { !$1.isHasty }.map(\.0)
  }

  private var screens: String { ScreenNotation.text(of: system.state.scene.window) }

  private func latent(_ step: Int?) -> Int? {
    step.flatMap { $0 < trace.steps.count ? $0 : nil }
  }
}
