import HeadlessUIKit
import ModelChecking

/// A flow that runs in a worker process, as the engine sees it.
///
/// The trace so far is kept here: when the process ends, that is the outcome of the event that it was
/// asked for, and leads to a state of its own in which nothing more can happen.
@MainActor
final class WorkerSystem {
  /// What a launch or an event has led to.
  typealias Outcome = Result<FlowMoment, Crash>

  /// How often each event was offered and performed.
  var coverage: EventCoverage

  /// The questions about UIKit that have come up in all launches so far.
  private(set) var consulted: Set<UIKitKnob> = []

  /// The types of values that could not be looked into.
  private(set) var unread: Set<String> = []

  /// Whether some launch began a task that does nothing before it is too late.
  private(set) var hasLostTask = false

  let flow: FlowDeclaration
  let worker: FlowWorker

  /// Whether what the present state offers has been counted.
  var isCounted = false

  /// What is found out ahead.
  private var crew: ScoutCrew?
  private var formerCrew: ScoutCrew?

  private let profile: UIKitProfile
  private let impatience: Int
  private var routes = RouteTree()
  private(set) var outcome = Outcome.failure(.elsewhere)

  /// The session of the worker in which it stands in the present state, or where it comes to it by
  /// the steps that it has been spared so far.
  private var session: Int?
  private var spared: [(site: EventSite, key: Fingerprint)] = []

  /// Launches a flow for the first time; at most so many events come while an animation runs, and
  /// others may explore ahead.
  init(
    _ flow: FlowDeclaration, impatience: Int, under profile: UIKitProfile, in worker: FlowWorker,
    ahead crew: ScoutCrew? = nil
  ) {
    self.crew = crew
    self.flow = flow
    self.profile = profile
    self.impatience = impatience
    self.worker = worker
    coverage = EventCoverage(of: flow.events)
    if crew == nil { attempt(at: site(of: nil)) { () throws(Crash) in try open() } }
  }

  /// Launches the flow again.
  func relaunch() {
    if foresee(.launch) {
      if case .success(let moment) = outcome { routes.noteLaunch(to: moment.key) }
      return
    }
    attempt(at: site(of: nil)) { () throws(Crash) in
      if worker.session != session { _ = try open() }
      spared.removeAll()
      return try moment(after: .launch)
    }
    tellCrew(of: .launch)
    if case .success(let moment) = outcome { routes.noteLaunch(to: moment.key) }
  }

  /// Performs an event by its place in the menu of a state, which is the present one.
  func perform(_ choice: Int, in source: Fingerprint) {
    let place = EventSite(source: source, choice: choice)
    if !foresee(place) {
      attempt(at: site(of: choice, in: source)) { () throws(Crash) in
        try stand(in: source)
        return try moment(after: .perform(choice))
      }
      tellCrew(of: place)
    }
    if case .success(let moment) = outcome {
      routes.note(from: source, choice: choice, to: moment.key)
    }
  }

  /// Goes on without what is found out ahead.
  func endScouting() -> Contradiction? {
    crew?.halt()
    defer { (crew, formerCrew) = (nil, crew) }
    return crew?.contradiction
  }

  /// Returns whether the workers that went ahead find that known walks do what they did before.
  func isKept(_ walks: [KnownWalk]) -> Bool {
    session = nil
    return formerCrew?.isKept(walks, under: profile) ?? false
  }

  /// Whether what was found out ahead contradicts itself.
  var isContradicted: Bool { crew?.contradiction != nil }

  /// The events of a state as others have found them.
  func foreseenMenu(in state: Fingerprint) -> [WorkerEvent]? {
    crew?.knowledge.states[state]?.menu
  }

  /// Tells others what they could not find out.
  private func tellCrew(of site: EventSite) {
    guard let crew else { return }
    var arrival = Arrival(outcome: outcome, consulted: consulted)
    if case .success(var moment) = outcome {
      moment.menu = worker.menus[moment.key]
      arrival.outcome = .success(moment)
    }
    crew.knowledge.note(arrival, at: site)
  }

  /// What the present state looks like as others have found it.
  var foreseenLook: FlowLook? {
    guard let crew, case .success(let moment) = outcome else { return nil }
    return crew.knowledge.states[moment.key]?.look
  }

  /// Tells others what the present state looks like.
  func tellCrew(of look: FlowLook) {
    guard let crew, case .success(let moment) = outcome else { return }
    crew.knowledge.note(look, of: moment.key)
  }

  /// Goes where an event leads, as others have found out, without performing it.
  private func foresee(_ site: EventSite) -> Bool {
    guard let crew, let arrival = crew.arrival(at: site) else { return false }
    isCounted = false
    if site == .launch { spared.removeAll() }
    if session != nil { spared.append((site, arrival.key)) }
    outcome = arrival.outcome
    if case .success(let moment) = outcome, moment.hasLostTask { hasLostTask = true }
    if !arrival.consulted.isEmpty { consulted.formUnion(arrival.consulted) }
    if let types = crew.knowledge.states[arrival.key]?.unread, !types.isEmpty {
      unread.formUnion(types)
    }
    return true
  }

  /// Asks something about the present state; nil where there is no answer.
  func ask(_ request: WorkerRequest) -> WorkerAnswer? {
    guard case .success(let present) = outcome else { return nil }
    func answer() -> WorkerAnswer? {
      try? {
        try stand(in: present.key)
        return try worker.ask(request) { consulted.insert($0) }
      }()
    }
    return answer() ?? answer()
  }

  /// Does something in the worker, once more where an end may have been an accident.
  private func attempt(at site: FlowWorker.Site, _ act: () throws(Crash) -> FlowMoment) {
    isCounted = false
    if let known = worker.crash(at: site) { return end(by: known) }
    for isLast in [false, true] {
      do {
        outcome = .success(try act())
        return
      } catch {
        worker.note(error, at: site)
        if isLast || !error.mayBeAccident { return end(by: error) }
      }
    }
  }

  private func end(by crash: Crash) {
    session = nil
    spared.removeAll()
    outcome = .failure(crash)
  }

  private func open() throws(Crash) -> FlowMoment {
    spared.removeAll()
    let first = try moment(after: .open(profile, impatience: impatience))
    session = worker.session
    routes.noteLaunch(to: first.key)
    return first
  }

  /// Has the worker go to a state, unless it stands there: by the steps that it has been spared, or in
  /// a fresh launch if that is shorter.
  private func stand(in state: Fingerprint) throws(Crash) {
    if worker.session == session, spared.isEmpty { return }
    let route = routes.route(to: state)
    if worker.session == session, spared.count <= route.count + 1 { return try catchUp() }
    var present = try open()
    for choice in route { present = try moment(after: .perform(choice)) }
    guard present.key == state else {
      session = nil
      throw .elsewhere
    }
  }

  /// Has the worker do what it has been spared, which must do what it did before.
  private func catchUp() throws(Crash) {
    defer { spared.removeAll() }
    for (site, key) in spared {
      let present = try moment(after: site == .launch ? .launch : .perform(site.choice))
      guard present.key != key else { continue }
      session = nil
      crew?.knowledge.note(Arrival(outcome: .success(present)), at: site)
      throw .elsewhere
    }
  }

  private func moment(after request: WorkerRequest) throws(Crash) -> FlowMoment {
    let answer = try worker.ask(request) { consulted.insert($0) }
    guard case .moment(let moment) = answer else { throw .elsewhere }
    unread.formUnion(moment.unread)
    hasLostTask = hasLostTask || moment.hasLostTask
    return moment
  }

  private func site(of choice: Int?, in source: Fingerprint? = nil) -> FlowWorker.Site {
    FlowWorker.Site(system: "\(profile)", source: source, choice: choice ?? -1)
  }
}
