import HeadlessUIKit
import ModelChecking

/// The worker's side: runs a flow as it is told to.
@MainActor
package final class WorkerStage {
  private let flow: FlowDeclaration
  private let send: ([UInt8]) -> Void
  private var system: FlowSystem?

  /// What of the present system the parent knows already.
  private var consulted: Set<UIKitKnob> = []
  private var unread: Set<String> = []

  /// The states whose menus the parent knows already.
  private var known: Set<Fingerprint> = []

  /// Prepares to run a flow; what is to be said to the parent is given to a closure.
  package init(of flow: some Flow, send: @escaping ([UInt8]) -> Void) {
    self.flow = FlowDeclaration(flow)
    self.send = send
  }

  /// Does what a message asks for, and answers.
  package func answer(_ message: [UInt8]) {
    let request = WorkerRequest(message)
    if case .open(let profile, let impatience) = request { open(profile, impatience: impatience) }
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
    }
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
    if known.insert(key).inserted { moment.menu = system.menu }
    moment.breaches = system.breaches
    moment.met = system.met
    moment.hasLostTask = system.hasLostTask
    moment.truths = system.truths
    return moment
  }

  private func say(_ answer: WorkerAnswer) {
    send(answer.message)
  }
}

extension FlowSystem {
  /// The events that are possible now, as the parent sees them.
  fileprivate var menu: [WorkerEvent] {
    events.map { event in
      var seen = WorkerEvent(event)
      seen.truths = truths(after: event)
      return seen
    }
  }
}
