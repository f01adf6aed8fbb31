import HeadlessUIKit
import ModelChecking

/// A worker that explores ahead, as the parent sees it.
@MainActor
final class Scout {
  /// What has become of a scout.
  enum Stage {
    /// It is to be started, or started again.
    case waiting

    /// It explores.
    case exploring

    /// It has ended too often without having found anything.
    case retired
  }

  /// How often it may end in a row before nothing more is expected of it.
  private static let mostFailures = 8

  let worker: FlowWorker
  var stage = Stage.waiting

  /// What it explores meanwhile; nil while it explores what the others do.
  var errand: ScoutErrand?

  /// What it does now; nil when it has come to the end of it.
  var site: EventSite?

  /// The questions about UIKit that have come up for the first time on the way.
  var consulted: Set<UIKitKnob> = []

  /// Whether it has nothing to do, having heard all that was said to it.
  var isIdle: Bool { stage == .retired || (stage == .exploring && isResting && heard == said) }

  /// A name of its own for each process, by which it is known who has found what.
  var name = Finder.another

  /// How many of all transitions found it was told, if they were not its own.
  var lessonsEnd = 0
  var said = 0
  var heard = 0
  var isResting = false

  /// Since when nothing was heard of it.
  var silentSince: ContinuousClock.Instant?

  /// How often it has ended in a row without doing anything.
  var failures = 0

  init(_ worker: FlowWorker) {
    self.worker = worker
  }

  /// Notes that its process has ended, and returns what it did then.
  func end() -> EventSite? {
    defer { site = nil }
    failures += 1
    stage = failures > Self.mostFailures ? .retired : .waiting
    (silentSince, isResting) = (nil, false)
    return site
  }
}
