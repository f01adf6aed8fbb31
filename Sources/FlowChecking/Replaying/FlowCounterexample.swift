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
}
