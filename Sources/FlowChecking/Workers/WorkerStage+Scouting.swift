import HeadlessUIKit
import ModelChecking

extension WorkerStage {
  /// Explores ahead of the parent until it is told to halt; on the way it answers what it is asked.
  func scout(_ order: ScoutOrder) {
    report(.trying(.launch))
    let system = FlowSystem(flow, impatience: order.impatience, under: order.profile) {
      [weak self] in self?.noteAhead($0)
    }
    let scouted = ScoutedFlow(system, isSpared: order.isForLead) { [unowned self] in report($0) }
    var explorer = Explorer(
      of: scouted, checking: [.always("kept") { $0.breaches.isEmpty ? nil : "broken" }],
      within: order.limits)
    explorer.share(order.place, of: order.count)
    var school = ScoutSchool(lessonsToWaitFor: order.lessons)
    explorer.isInterrupted = { school.isOver || scouted.isContradicted }
    explorer.news = { [unowned self] isIdle in
      let lessons = attend(&school, whileIdle: isIdle, scouted)
      return order.isForLead ? lessons.map { _ in [] } : lessons
    }
    if order.isDepthFirst {
      explorer.explore(by: DeterminismAudit(of: DepthFirst()))
    } else {
      explorer.explore(by: DeterminismAudit(of: Exhaustive()))
    }
    while !school.isOver { _ = attend(&school, whileIdle: true, scouted) }
    report(.halted)
  }

  /// Reads what the parent has sent: lessons, which are returned, and requests, which are answered.
  private func attend(
    _ school: inout ScoutSchool, whileIdle isIdle: Bool, _ scouted: ScoutedFlow
  ) -> [Transition<Fingerprint>]? {
    if isIdle { report(.resting(heard: school.heard)) }
    var learned: [Transition<Fingerprint>] = []
    while !school.isOver {
      let mustWait = school.isWaiting || (isIdle && learned.isEmpty)
      guard let message = receive(mustWait) else {
        if mustWait { school.isOver = true }
        break
      }
      switch WorkerRequest(message) {
      case .learn(let transitions):
        if learned.isEmpty { report(.pausing) }
        school.heard += 1
        scouted.learn(transitions)
        learned += transitions
      case .halt: school.isOver = true
      default:
        report(.pausing)
        answer(message)
      }
    }
    return school.isOver ? nil : learned
  }
}
