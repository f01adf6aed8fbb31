import HeadlessUIKit
import ModelChecking

/// Explores a flow under one profile after another, and with one answer changed after another, as
/// far as that can make a difference.
@MainActor
struct ProfileTour {
  private(set) var runner: FlowRunner

  /// What came of the faults found before.
  private(set) var regressions: [RegressionResult] = []

  /// The runs under the profiles.
  private(set) var runs: [FlowRun] = []

  /// The profiles for which no time was left.
  private(set) var unexplored: [UIKitProfile] = []

  /// What depends on answers that nobody has established.
  private(set) var reliances: [FlowReliance] = []

  /// The questions for whose other answers nothing was left of the limits.
  private(set) var unasked: [UIKitKnob] = []

  /// Why profiles are missing, if any are.
  var reasonForUnexplored: StopReason? {
    if unexplored.isEmpty { return nil }
    return runner.isInterrupted() ? .interrupted : runner.limits.time.map { .time($0) }
  }

  private var variants: [FlowRun] = []
  private let end: ContinuousClock.Instant?

  /// Starts with nothing explored; the time of the limits counts from here.
  init(by runner: FlowRunner) {
    self.runner = runner
    end = runner.limits.time.map { ContinuousClock.now + $0 }
  }

  /// Tries again what was found before under one of some profiles.
  mutating func retry(_ regressions: [FlowRegression], under profiles: [UIKitProfile]) {
    self.regressions = regressions.compactMap { runner.result(of: $0, under: profiles) }
  }

  /// Explores under each profile, unless an earlier run stands for it.
  ///
  /// While more may follow a run gets half of the time that is left.
  mutating func visit(_ profiles: [UIKitProfile], beforeMore: Bool) {
    for (place, profile) in profiles.enumerated() where isWorthwhile {
      let isLast = !beforeMore && place == profiles.count - 1
      if let known = runs.firstIndex(where: { $0.holds(under: profile) }) {
        runs[known].profiles.append(profile)
      } else if runs.isEmpty || hasTime {
        runner.nextProfiles = unexplored(of: profiles[(place + 1)...])
        runs.append(runner.run(under: profile, within: time(dividedBy: isLast ? 1 : 2)))
      } else {
        unexplored.append(profile)
      }
    }
  }

  /// Explores with every other answer to the questions that came up and that nobody has answered.
  mutating func doubt() {
    guard isWorthwhile else { return }
    runner.onFault = { _ in }
    runner.isAuditing = false
    let doubts = Doubt.about(runs)
    for (place, doubt) in doubts.enumerated() {
      runner.nextProfiles = unexplored(of: doubts[(place + 1)...].map(\.profile))
      if let run = run(for: doubt, sharingTimeWith: doubts.count - place) {
        reliances += FlowReliance.found(by: doubt, against: run, runner)
      } else if unasked.last != doubt.knob {
        unasked.append(doubt.knob)
      }
    }
  }

  private mutating func run(for doubt: Doubt, sharingTimeWith count: Int) -> FlowRun? {
    if let known = (runs + variants).first(where: { $0.holds(under: doubt.profile) }) {
      return known
    }
    guard hasTime, !doubt.run.hasUsedLimits else { return nil }
    let run = runner.run(under: doubt.profile, within: time(dividedBy: count))
    variants.append(run)
    return run
  }

  private func unexplored(of profiles: some Sequence<UIKitProfile>) -> [UIKitProfile] {
    profiles.filter { profile in !(runs + variants).contains { $0.holds(under: profile) } }
  }

  private var isWorthwhile: Bool { runs.last?.isInVain != true }

  private var hasTime: Bool { !runner.isInterrupted() && end.map { $0 > .now } ?? true }

  private func time(dividedBy count: Int) -> Duration? {
    end.map { max(.zero, $0 - .now) / count }
  }
}
