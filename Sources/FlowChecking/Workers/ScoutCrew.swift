import HeadlessUIKit
import ModelChecking

/// Workers that explore a flow ahead of the engine, which finds what they have found when it comes to
/// it: so its way, and all that it says, does not depend on how many they are.
///
/// The first leads: it takes the very way of the engine, spared of what the others have found. These go
/// where it has not been yet.
///
/// Where several crews share the work, in processes that know of each other's findings in time, one of
/// them has the lead, and the others are led by nobody until the first of their scouts has nothing left
/// to do: then that one leads, in case something is missing that nobody tells.
///
/// As soon as it is certain that something will be explored later, one that does not lead goes there
/// instead: two ways of their own are done sooner than one that is shared.
///
/// There may be none where something is known already.
@MainActor
final class ScoutCrew {
  /// What is known so far.
  let knowledge: FlowKnowledge

  /// What was found to contradict itself.
  var contradiction: Contradiction? { knowledge.contradiction }

  private let order: ScoutOrder
  private var errands: [ScoutErrand]
  private var consulted: Set<UIKitKnob> = []
  private let scouts: [Scout]
  private let isOver: () -> Bool

  /// Whether the first of them takes the way of the engine.
  private var hasLead: Bool

  private var log: [Finding] { knowledge.log.findings }

  /// How many transitions are worth a second worker.
  private static let fewTransitions = 200

  /// How many transitions a lesson has at most.
  private static let lessonSize = 500

  private var lead: FlowWorker { scouts[0].worker }

  /// Prepares to explore with some workers until all is over.
  ///
  /// The first of them is asked other things too. They have places from that of the order on; all but
  /// the first may be sent on errands.
  init(
    of workers: [FlowWorker], following order: ScoutOrder, knowing knowledge: FlowKnowledge,
    sendingOn errands: [ScoutErrand] = [], until isOver: @escaping () -> Bool
  ) {
    self.order = order
    self.errands = errands
    self.isOver = isOver
    hasLead = order.isForLead
    self.knowledge = knowledge
    scouts = workers.map { Scout($0) }
    for scout in scouts { listen(to: scout) }
  }

  /// Returns what an event leads to, as soon as that is known; nil when the lead will not find out, or
  /// all is over: who has no lead may wait long.
  func arrival(at site: EventSite) -> Arrival? {
    while contradiction == nil {
      if let known = knowledge.arrival(at: site) { return known }
      if !advance() || (isOver() && !hasLead) { return nil }
    }
    return nil
  }

  /// Has all workers halt.
  func halt() {
    for scout in scouts {
      recall(scout)
      scout.worker.onReport = nil
      scout.worker.onEnd = nil
    }
  }

  /// Returns whether known walks, which the workers share, do what they did before.
  func isKept(_ walks: [KnownWalk], under profile: UIKitProfile) -> Bool {
    guard !scouts.isEmpty else { return false }
    let workers = scouts.map(\.worker).filter { $0 === lead || $0.isRunning }
    var shares = Array(repeating: [KnownWalk](), count: workers.count)
    for walk in walks.sorted(by: { $0.choices.count > $1.choices.count }) {
      let sizes = shares.map { $0.reduce(0) { $0 + $1.choices.count } }
      shares[sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0].append(walk)
    }
    for (worker, share) in zip(workers, shares) {
      for walk in share {
        guard worker.send(.walk(walk, profile, impatience: order.impatience)) else { return false }
      }
    }
    return Self.haveKept(zip(workers, shares).map { ($0, $1.count) })
  }

  /// Returns whether workers find that so many walks were as expected; hears them in turns, since what
  /// one says fills its line while others are heard.
  static func haveKept(_ walks: [(worker: FlowWorker, count: Int)]) -> Bool {
    var left = walks.filter { $0.count > 0 }
    while !left.isEmpty {
      for place in left.indices {
        guard let isKept = left[place].worker.hearWalk() else { continue }
        guard isKept else { return false }
        left[place].count -= 1
      }
      left.removeAll { $0.count == 0 }
    }
    return true
  }
}

extension ScoutCrew {
  /// Hears what is new and passes it on; returns false when the lead has come to the end of its way,
  /// which is that of the engine.
  private func advance() -> Bool {
    let needed = log.count < Self.fewTransitions ? scouts.prefix(1) : scouts[...]
    for scout in needed.dropFirst() where isToMove(scout) { recall(scout) }
    for scout in needed where scout.stage == .waiting { start(scout) }
    var isQuiet = true
    for scout in needed {
      let isNew = hear(scout)
      if scout.errand == nil { isQuiet = isQuiet && !isNew }
    }
    for scout in needed where scout.stage == .exploring { teach(scout) }
    guard isQuiet else { return true }
    guard let first = needed.first else { return false }
    if first.isIdle { return promote(first) }
    lead.rest(log.count < Self.fewTransitions ? .milliseconds(1) : .milliseconds(3))
    return true
  }

  /// Has a scout with nothing left to do lead from now on; returns false if it did before.
  private func promote(_ scout: Scout) -> Bool {
    guard !hasLead, scout.stage == .exploring else { return false }
    hasLead = true
    scout.isResting = false
    return scout.worker.send(.halt)
  }

  /// Whether a scout that does not lead has come to the end of its errand, or is to go on one.
  private func isToMove(_ scout: Scout) -> Bool {
    guard scout.stage == .exploring else { return false }
    return scout.errand == nil ? nextErrand != nil : scout.isIdle
  }

  /// The place of the first errand that is certain to come.
  private var nextErrand: Int? {
    errands.firstIndex { $0.isCertain(after: order.profile, consulting: consulted) }
  }

  /// Has a scout halt; what it has found on an errand will be of use.
  private func recall(_ scout: Scout) {
    guard scout.stage == .exploring else { return }
    scout.worker.halt(hearing: scout.errand != nil)
    if scout.stage == .exploring { scout.stage = .waiting }
  }

  private func start(_ scout: Scout) {
    let place = scouts.firstIndex { $0 === scout } ?? 0
    scout.errand = place == 0 ? nil : nextErrand.map { errands.remove(at: $0) }
    let knowledge = knowledge(of: scout)
    scout.name = knowledge.newScout()
    (scout.lessonsEnd, scout.said, scout.heard, scout.isResting) = (0, 0, 0, false)
    var order = scout.errand?.order ?? order
    if scout.errand == nil { order.place = hasLead && place == 0 ? 0 : order.place + place }
    let count = knowledge.log.findings.count
    order.lessons = (count + Self.lessonSize - 1) / Self.lessonSize
    scout.stage = scout.worker.send(.scout(order)) ? .exploring : .retired
    scout.silentSince = nil
  }

  /// Tells a scout what others have found.
  private func teach(_ scout: Scout) {
    let knowledge = knowledge(of: scout)
    let log = knowledge.log.findings
    while scout.lessonsEnd < log.count {
      let end = min(log.count, scout.lessonsEnd + Self.lessonSize)
      let lesson = log[scout.lessonsEnd..<end].filter { $0.finder != scout.name }
      scout.lessonsEnd = end
      guard !lesson.isEmpty else { continue }
      guard scout.worker.send(.learn(lesson.compactMap(knowledge.transition))) else { return }
      scout.said += 1
      scout.isResting = false
    }
  }

  /// Hears what a scout has to say now; returns false when it is silent.
  private func hear(_ scout: Scout) -> Bool {
    guard scout.stage == .exploring else { return false }
    do {
      if try scout.worker.hearReports() {
        scout.silentSince = nil
        return true
      }
    } catch {
      return true
    }
    guard scout.site != nil else { return false }
    let since = scout.silentSince ?? .now
    scout.silentSince = since
    scout.worker.endHang(since: since)
    return false
  }

  private func listen(to scout: Scout) {
    scout.worker.onReport = { [unowned self, unowned scout] in take($0, from: scout) }
    scout.worker.onEnd = { [unowned self, unowned scout] in end($0, of: scout) }
  }

  private func knowledge(of scout: Scout) -> FlowKnowledge { scout.errand?.knowledge ?? knowledge }

  private func take(_ report: ScoutReport, from scout: Scout) {
    let knowledge = knowledge(of: scout)
    switch report {
    case .trying(let site):
      scout.site = site
      scout.consulted = []
    case .consulted(let knob): scout.consulted.insert(knob)
    case .found(let site, let arrival):
      scout.site = nil
      scout.failures = 0
      if scout.errand == nil, !arrival.consulted.isEmpty { consulted.formUnion(arrival.consulted) }
      if case .success(let moment) = arrival.outcome { knowledge.note(moment) }
      knowledge.note(arrival, at: site, by: scout.name)
    case .contradicted(let choices): knowledge.contradict(choices)
    case .pausing: scout.site = nil
    case .resting(let heard):
      (scout.site, scout.heard, scout.isResting) = (nil, heard, true)
    case .halted: scout.stage = .waiting
    }
  }

  /// Notes what has ended a scout; returns whether it was something that the scout did.
  ///
  /// What may have been an accident has to happen again before it counts, and never counts where the
  /// same event is known to come back.
  private func end(_ crash: Crash, of scout: Scout) -> Bool {
    guard scout.stage == .exploring else { return false }
    let (consulted, knowledge) = (scout.consulted, knowledge(of: scout))
    let profile = scout.errand?.order.profile ?? order.profile
    if let errand = scout.errand { errands.insert(errand, at: 0) }
    guard let site = scout.end() else { return false }
    let place = FlowWorker.Site(
      system: "\(profile)", source: site.source, choice: site.choice)
    lead.note(crash, at: place)
    let isNew = knowledge.arrival(at: site) == nil
    if !crash.mayBeAccident || (isNew && lead.crash(at: place) != nil) {
      knowledge.note(Arrival(outcome: .failure(crash), consulted: consulted), at: site)
    }
    return true
  }
}
