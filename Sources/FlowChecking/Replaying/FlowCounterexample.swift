public import HeadlessUIKit
public import ModelChecking

/// The steps from launch that break a promise.
public struct FlowCounterexample: Sendable, Hashable {
  /// The name of the property.
  public let property: String

  /// Why the promise is broken after the last step, in words.
  public let reason: String

  /// What tells the fault from others of the same property.
  public let cause: String

  /// The steps, run anew to be shown here.
  public let trace: FlowTrace

  /// How UIKit behaves where the steps break the promise.
  public let profile: UIKitProfile

  /// The step that broke the promise, counted from 1, where it could be seen only later.
  public let latentSince: Int?

  /// How many nearer states were searched, when no shorter trace breaks the promise; else nil.
  public let shorterStatesSearched: Int?

  /// How the trace was made shorter; nil when it was certain to be the shortest at once.
  public let shrinkage: Shrinkage?

  /// Whether the property is about whole runs, which no single state breaks.
  public internal(set) var isAboutRuns = false

  /// How many of the last steps can be repeated for ever, each time from the same state to the same;
  /// 0 where that is not what breaks the promise.
  public internal(set) var cycleLength = 0

  /// What else could have been done instead of the last step, after which what has to stay possible is
  /// not possible any more; nil where there was nothing, or that is not what breaks the promise.
  public internal(set) var wayOut: String?
}
