import ModelChecking

/// What a scout knows of where events lead: what it has found, and what it was told.
struct ScoutMap {
  private(set) var graph = StateGraph<Fingerprint>()

  /// The transitions that others have found, and those of them that break a promise.
  private var foreign: Set<EventSite> = []
  private var broken: Set<EventSite> = []

  private var search = RouteSearch()

  /// Returns where an event leads; nil while it is not known.
  func target(of choice: Int, in state: StateID) -> StateID? {
    graph.target(of: choice, in: state)
  }

  /// Returns whether somebody else has found where an event leads.
  func isForeign(_ site: EventSite) -> Bool { foreign.contains(site) }

  /// Returns whether somebody else has found that an event breaks a promise.
  func isBroken(_ site: EventSite) -> Bool { broken.contains(site) }

  /// Notes the state that a launch leads to.
  mutating func noteLaunch(to state: Fingerprint, menuCount: Int) {
    if graph.stateCount == 0 { _ = graph.addState(state, menuCount: menuCount) }
  }

  /// Notes where an event leads that had not been tried, and returns the state.
  mutating func note(
    _ key: Fingerprint, menuCount: Int, after choice: Int, in source: StateID
  ) -> StateID {
    let target = graph.id(of: key) ?? graph.addState(key, menuCount: menuCount)
    graph.addTransition(from: source, choice: choice, to: target)
    return target
  }

  /// Notes what somebody else has found, from a state that is known.
  mutating func learn(_ transition: Transition<Fingerprint>) {
    guard let source = graph.id(of: transition.source),
      target(of: transition.choice, in: source) == nil
    else { return }
    _ = note(
      transition.target, menuCount: transition.menuCount, after: transition.choice, in: source)
    let site = EventSite(source: transition.source, choice: transition.choice)
    foreign.insert(site)
    if !transition.isKept { broken.insert(site) }
  }

  /// Returns the shortest way from one state to another, or from launch if that is shorter.
  mutating func way(from start: StateID, to end: StateID) -> (isFromLaunch: Bool, choices: [Int]) {
    let distance = graph.distance(of: end) + 1
    let walk = search.route(from: start, to: end, in: graph, within: distance)
    return walk.map { (false, $0) } ?? (true, graph.route(to: end))
  }
}
