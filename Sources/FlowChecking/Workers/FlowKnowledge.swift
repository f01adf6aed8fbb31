import HeadlessUIKit
import ModelChecking

/// What is known of a flow under a profile: what each event of each state has led to.
@MainActor
final class FlowKnowledge {
  /// What is known of a state: it is one object, so that looking something up copies nothing.
  final class State {
    /// The events that are possible.
    let menu: [WorkerEvent]

    /// What it looks like.
    var look: FlowLook?

    /// The types of values that could not be looked into.
    let unread: Set<String>

    /// What each event has led to.
    var arrivals: [Arrival?]

    init(menu: [WorkerEvent], look: FlowLook?, unread: Set<String>) {
      self.menu = menu
      self.look = look
      self.unread = unread
      arrivals = Array(repeating: nil, count: menu.count)
    }
  }

  /// What the launch has led to.
  private(set) var launch: Arrival?

  /// The states by their keys.
  private(set) var states: [Fingerprint: State] = [:]

  /// What has contradicted itself, so that nothing of all is to be relied on.
  private(set) var contradiction: Contradiction?

  /// Who has found what of the events, in an order in which it can be understood.
  private(set) var log = FindingLog()

  /// How many findings have been asked for as news, or were none.
  var toldCount = 0

  private var scoutCount = 0
  private var menus: [[WorkerEvent]: [WorkerEvent]] = [:]
  private var pictures: Set<FlowPicture> = []
  private var labels: Set<[FlowLook.Event]> = []
  private var unreadTypes: Set<Set<String>> = []

  /// Returns what an event has led to, if that is known.
  func arrival(at site: EventSite) -> Arrival? {
    guard let source = site.source else { return launch }
    guard let arrivals = states[source]?.arrivals, arrivals.indices.contains(site.choice) else {
      return nil
    }
    return arrivals[site.choice]
  }

  /// All that events have led to, nearest to launch first.
  var arrivals: [(site: EventSite, arrival: Arrival)] {
    var found: [(site: EventSite, arrival: Arrival)] = []
    var order = launch.map { [$0.key] } ?? []
    var known = Set(order)
    var next = 0
    while next < order.count {
      let source = order[next]
      next += 1
      for (choice, arrival) in (states[source]?.arrivals ?? []).enumerated() {
        guard let arrival else { continue }
        found.append((EventSite(source: source, choice: choice), arrival))
        if known.insert(arrival.key).inserted { order.append(arrival.key) }
      }
    }
    return found
  }

  /// Returns the choices from launch to an event, which is the last.
  func choices(to site: EventSite) -> [Int] {
    guard let source = site.source else { return [] }
    var routes = RouteTree()
    if let launch { routes.noteLaunch(to: launch.key) }
    for (known, arrival) in arrivals {
      guard let source = known.source else { continue }
      routes.note(from: source, choice: known.choice, to: arrival.key)
    }
    return routes.route(to: source) + [site.choice]
  }

  /// Notes what a state is, unless that is known.
  func note(_ moment: FlowMoment) {
    guard let menu = moment.menu, states[moment.key] == nil else { return }
    states[moment.key] = State(
      menu: shared(menu), look: moment.look.map(shared),
      unread: unreadTypes.insert(moment.unread).memberAfterInsert)
  }

  /// Notes what a state looks like, if it is known otherwise.
  func note(_ look: FlowLook, of state: Fingerprint) {
    if let known = states[state], known.look == nil { known.look = shared(look) }
  }

  /// Notes that an event has led elsewhere than before, at the end of such choices from launch.
  func contradict(_ choices: [Int]) {
    contradiction = contradiction ?? Contradiction(choices: choices)
  }

  /// Notes what an event has led to, and by whom that was found out; that contradicts what else is
  /// known of it.
  func note(_ arrival: Arrival, at site: EventSite, by finder: Finder = .engine) {
    if let known = self.arrival(at: site) {
      if known.key != arrival.key { contradict(choices(to: site)) }
      return
    }
    if let source = site.source {
      guard let state = states[source] else { return }
      guard state.arrivals.indices.contains(site.choice) else {
        return contradict(choices(to: site))
      }
    }
    keep(arrival, at: site)
    log.note(Finding(site: site, finder: finder), leadingTo: arrival.key)
  }

  /// Returns a name for a scout that nobody had before.
  func newScout() -> Finder {
    scoutCount += 1
    return .scout(scoutCount)
  }

  /// Returns what scouts are told of a finding; nil where it is no transition.
  func transition(_ finding: Finding) -> Transition<Fingerprint>? {
    guard let source = finding.site.source, let arrival = arrival(at: finding.site) else {
      return nil
    }
    return Transition(
      source: source, choice: finding.site.choice, target: arrival.key,
      menuCount: states[arrival.key]?.menu.count ?? 0, isKept: arrival.isKept)
  }

  private func keep(_ arrival: Arrival, at site: EventSite) {
    var arrival = arrival
    if case .success(var moment) = arrival.outcome {
      note(moment)
      moment.menu = nil
      moment.look = nil
      moment.unread = []
      arrival.outcome = .success(moment)
    }
    if let source = site.source {
      states[source]?.arrivals[site.choice] = arrival
    } else {
      launch = arrival
    }
  }

  /// Many states have equal pictures and events, which are kept once.
  private func shared(_ look: FlowLook) -> FlowLook {
    var look = look
    look.calls = []
    look.picture = look.picture.map { pictures.insert($0).memberAfterInsert }
    look.events = labels.insert(look.events).memberAfterInsert
    return look
  }

  /// Many states have equal menus, which are kept once.
  private func shared(_ menu: [WorkerEvent]) -> [WorkerEvent] {
    if let known = menus[menu] { return known }
    menus[menu] = menu
    return menu
  }
}
