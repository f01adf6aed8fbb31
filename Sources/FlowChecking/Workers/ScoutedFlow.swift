import HeadlessUIKit
import ModelChecking

/// A flow in a worker that is explored there, ahead of the parent: the parent is told of every event
/// before it is performed, and of what it has led to where that is new.
@MainActor
final class ScoutedFlow {
  /// Whether an event has led elsewhere than before.
  private(set) var isContradicted = false

  private let system: FlowSystem
  private let tell: (ScoutReport) -> Void
  private var arrivals: [EventSite: Fingerprint] = [:]

  /// The states whose menus the parent knows from this process.
  private var described: Set<Fingerprint> = []
  private var present: FlowMoment
  private var history: [Int] = []

  /// Prepares to explore a launched flow.
  init(_ system: FlowSystem, tell: @escaping (ScoutReport) -> Void) {
    self.system = system
    self.tell = tell
    present = FlowMoment(key: system.key)
  }

  /// Takes over where events lead.
  func learn(_ transitions: [Transition<Fingerprint>]) {
    for transition in transitions {
      let site = EventSite(source: transition.source, choice: transition.choice)
      if arrivals[site] == nil { arrivals[site] = transition.target }
    }
  }

  /// Notes where an event has led; where it has led elsewhere than before it seems to have led there,
  /// and nothing that comes of it counts.
  private func arrive(by site: EventSite) {
    let key = system.key
    let consulted = system.takeConsulted()
    if let known = arrivals[site] {
      present = FlowMoment(key: known)
      guard known != key, !isContradicted else { return }
      isContradicted = true
      tell(.contradicted(history))
    } else {
      arrivals[site] = key
      present = moment(at: key)
      tell(.found(site, Arrival(outcome: .success(present), consulted: consulted)))
    }
  }

  private func moment(at key: Fingerprint) -> FlowMoment {
    var moment = FlowMoment(key: key)
    moment.breaches = system.breaches
    moment.met = system.met
    moment.truths = system.truths
    moment.hasLostTask = system.hasLostTask
    guard described.insert(key).inserted else { return moment }
    moment.menu = system.workerMenu
    moment.unread = system.presentUnread
    moment.look = system.look
    return moment
  }
}

extension ScoutedFlow: TransitionSystem {
  var key: Fingerprint { present.key }

  var state: FlowMoment { present }

  /// The places in the menu.
  var events: [Int] { Array(system.events.indices) }

  func launch() {
    tell(.trying(.launch))
    history.removeAll(keepingCapacity: true)
    system.launch()
    arrive(by: .launch)
  }

  func perform(_ choice: Int) {
    let site = EventSite(source: present.key, choice: choice)
    tell(.trying(site))
    history.append(choice)
    _ = system.perform(at: choice)
    arrive(by: site)
  }
}
