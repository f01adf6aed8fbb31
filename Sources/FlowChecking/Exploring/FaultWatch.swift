import HeadlessUIKit
import ModelChecking

/// Tells of faults as soon as an exploration comes upon them, each once.
@MainActor
struct FaultWatch {
  private let runner: FlowRunner
  private let profile: UIKitProfile
  private var known: Set<Fault> = []
  private var violationsSeen = 0

  /// Watches explorations of a runner under a profile.
  init(for runner: FlowRunner, under profile: UIKitProfile) {
    self.runner = runner
    self.profile = profile
  }

  /// Tells of the faults that are new since the last time and that happen again from launch.
  mutating func look(at exploration: Exploration<Fingerprint>) {
    guard exploration.violations.count > violationsSeen else { return }
    for violation in exploration.violations[violationsSeen...]
    where known.insert(violation.fault).inserted {
      tell(of: violation, in: exploration.graph)
    }
    violationsSeen = exploration.violations.count
  }

  private func tell(of violation: Violation, in graph: StateGraph<Fingerprint>) {
    let choices = violation.source.map { graph.route(to: $0) + [violation.choice] } ?? []
    let replay = runner.replay(along: choices, under: profile)
    let property = runner.flow.properties[violation.property].name
    let found = runner.counterexamples(at: replay).first { $0.property == property }
    if let found { runner.onFault(found) }
  }
}
