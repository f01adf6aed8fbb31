import HeadlessUIKit
import ModelChecking

/// The worker's side: runs a flow as it is told to.
@MainActor
package final class WorkerStage {
  /// Waits for the next message of the parent, or only looks whether there is one; returns nil when
  /// there is none, or will be none any more.
  let receive: (_ isWaiting: Bool) -> [UInt8]?

  let flow: FlowDeclaration

  private let send: ([[UInt8]]) -> Void
  private var system: FlowSystem?

  /// The system that walks known ways.
  private var walker: (profile: UIKitProfile, impatience: Int, system: FlowSystem)?

  /// What is said together with the next message that the parent must have at once.
  private var unsent: [[UInt8]] = []

  /// What of the present system the parent knows already.
  private var consulted: Set<UIKitKnob> = []
  private var unread: Set<String> = []

  /// The questions that have come up while it explored ahead.
  private var consultedAhead: Set<UIKitKnob> = []

  /// The states whose menus the parent knows already.
  private var known: Set<Fingerprint> = []

  /// Prepares to run a flow; what is to be said to the parent is given to a closure, some messages at
  /// a time, and what it says while the flow is explored comes from another one.
  package convenience init(
    of flow: some Flow, receive: @escaping (_ isWaiting: Bool) -> [UInt8]? = { _ in nil },
    send: @escaping ([[UInt8]]) -> Void
  ) {
    self.init(of: FlowDeclaration(flow), receive: receive, send: send)
  }

  /// Prepares to run a flow whose type has been forgotten.
  init(
    of flow: FlowDeclaration, receive: @escaping (_ isWaiting: Bool) -> [UInt8]?,
    send: @escaping ([[UInt8]]) -> Void
  ) {
    self.flow = flow
    self.receive = receive
    self.send = send
  }

  /// Does what a message asks for, and answers.
  package func answer(_ message: [UInt8]) {
    let request = WorkerRequest(message)
    switch request {
    case .open(let profile, let impatience): open(profile, impatience: impatience)
    case .scout(let order): return scout(order)
    case .walk(let walk, let profile, let impatience):
      return say(.walked(isKept(walk, under: profile, impatience: impatience)))
    default: break
    }
    guard let system else { return }
    switch request {
    case .open: say(.moment(moment(of: system)))
    case .launch:
      system.launch()
      say(.moment(moment(of: system)))
    case .perform(let choice):
      _ = system.perform(at: choice)
      say(.moment(moment(of: system)))
    case .look: say(.look(system.look))
    case .describe: say(.description(system.describe()))
    case .scout, .learn, .walk, .halt: break
    }
  }

  /// Says something that is found out ahead, at once unless it can wait for the next event.
  func report(_ report: ScoutReport) {
    unsent.append(WorkerAnswer.report(report).message)
    if case .found = report { return }
    flush()
  }

  /// Tells the parent of a question that has come up ahead.
  func noteAhead(_ knob: UIKitKnob) {
    if consultedAhead.insert(knob).inserted { report(.consulted(knob)) }
  }

  private func open(_ profile: UIKitProfile, impatience: Int) {
    consulted = []
    unread = []
    system = FlowSystem(flow, impatience: impatience, under: profile) { [weak self] in
      self?.note($0)
    }
  }

  /// Tells the parent of a question at once, since nothing can be told after a crash.
  private func note(_ knob: UIKitKnob) {
    if consulted.insert(knob).inserted { say(.consulted(knob)) }
  }

  private func moment(of system: FlowSystem) -> FlowMoment {
    let key = system.key
    var moment = FlowMoment(key: key, unread: system.unread.subtracting(unread))
    unread.formUnion(moment.unread)
    if known.insert(key).inserted { moment.menu = system.workerMenu }
    moment.breaches = system.breaches
    moment.met = system.met
    moment.hasLostTask = system.hasLostTask
    moment.truths = system.truths
    return moment
  }

  /// Walks from launch, and returns whether each event does what it did, and breaks no promise.
  private func isKept(
    _ walk: KnownWalk, under profile: UIKitProfile, impatience: Int
  ) -> Bool {
    let system = launched(under: profile, impatience: impatience)
    for (step, (choice, key)) in zip(walk.choices, walk.keys).enumerated() {
      if step % 8 == 0 { say(.walking) }
      guard system.perform(at: choice), system.key == key, system.breaches.isEmpty else {
        return false
      }
    }
    return true
  }

  /// Returns a fresh launch of the system that walked before, if it is the same.
  private func launched(under profile: UIKitProfile, impatience: Int) -> FlowSystem {
    if let walker, walker.profile == profile, walker.impatience == impatience {
      walker.system.launch()
      return walker.system
    }
    let system = FlowSystem(flow, impatience: impatience, under: profile)
    walker = (profile, impatience, system)
    return system
  }

  private func say(_ answer: WorkerAnswer) {
    unsent.append(answer.message)
    flush()
  }

  private func flush() {
    send(unsent)
    unsent.removeAll(keepingCapacity: true)
  }
}

extension FlowSystem {
  /// The events that are possible now, as the parent sees them.
  var workerMenu: [WorkerEvent] {
    events.map { event in
      var seen = WorkerEvent(event)
      seen.truths = truths(after: event)
      return seen
    }
  }
}
