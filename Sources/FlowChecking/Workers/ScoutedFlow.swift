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

  /// Whether events that others have tried are not performed: what is explored goes where they lead,
  /// and the flow follows by the shortest way when something else is to be done there.
  private let isSpared: Bool

  private var map = ScoutMap()

  /// Where the exploration is, and where the flow stands.
  private var current: StateID = 0
  private var standing: StateID = 0

  /// The states whose menus the parent knows.
  private var described: Set<Fingerprint> = []
  private var present: FlowMoment
  private var history: [Int] = []

  /// Prepares to explore a launched flow.
  init(_ system: FlowSystem, isSpared: Bool, tell: @escaping (ScoutReport) -> Void) {
    self.system = system
    self.isSpared = isSpared
    self.tell = tell
    present = FlowMoment(key: system.key)
  }

  /// Takes over where events lead, as the parent knows.
  func learn(_ transitions: [Transition<Fingerprint>]) {
    for transition in transitions {
      map.learn(transition)
      described.insert(transition.target)
    }
  }

  /// Goes where an event leads, as others have found; returns false if it is to be performed.
  private func isSpared(_ site: EventSite) -> Bool {
    guard isSpared, current != standing || map.isForeign(site),
      let target = map.target(of: site.choice, in: current)
    else { return false }
    current = target
    present = FlowMoment(key: map.graph.keys[target])
    if map.isBroken(site) { present.breaches = [0: Breach("broken")] }
    return true
  }

  /// Brings the flow where the exploration is.
  private func catchUp() {
    guard standing != current else { return }
    let (isFromLaunch, choices) = map.way(from: standing, to: current)
    if isFromLaunch { relaunch() }
    for choice in choices where !isContradicted { step(choice) }
  }

  private func relaunch() {
    tell(.trying(.launch))
    history.removeAll(keepingCapacity: true)
    system.launch()
    standing = 0
    let (key, consulted) = (system.key, system.takeConsulted())
    if map.graph.stateCount > 0 { return compare(key, with: map.graph.keys[0]) }
    map.noteLaunch(to: key, menuCount: system.events.count)
    find(key, consulted, at: .launch)
  }

  /// Performs an event of the state in which the flow stands.
  private func step(_ choice: Int) {
    let site = EventSite(source: map.graph.keys[standing], choice: choice)
    tell(.trying(site))
    history.append(choice)
    _ = system.perform(at: choice)
    let (key, consulted) = (system.key, system.takeConsulted())
    if let known = map.target(of: choice, in: standing) {
      standing = known
      return compare(key, with: map.graph.keys[known])
    }
    standing = map.note(key, menuCount: system.events.count, after: choice, in: standing)
    find(key, consulted, at: site)
  }

  /// Tells of a launch or an event that had not been tried.
  private func find(_ key: Fingerprint, _ consulted: Set<UIKitKnob>, at site: EventSite) {
    present = moment(at: key)
    tell(.found(site, Arrival(outcome: .success(present), consulted: consulted)))
  }

  /// Where the flow is elsewhere than it was before it seems to be there, and nothing that comes of it
  /// counts.
  private func compare(_ key: Fingerprint, with known: Fingerprint) {
    present = FlowMoment(key: known)
    guard known != key, !isContradicted else { return }
    isContradicted = true
    tell(.contradicted(history))
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
  var events: [Int] { Array(0..<map.graph.menuCount(of: current)) }

  func launch() {
    relaunch()
    current = 0
  }

  func perform(_ choice: Int) {
    if isSpared(EventSite(source: present.key, choice: choice)) { return }
    catchUp()
    if !isContradicted { step(choice) }
    current = standing
  }
}
