public import HeadlessUIKit

/// What came of a regression when its events were tried again.
public struct RegressionResult: Sendable {
  /// The regression.
  public let regression: FlowRegression

  /// How UIKit behaved this time.
  public let profile: UIKitProfile

  /// What came of it.
  public let outcome: Outcome

  /// The profiles under which all would have come the same way.
  let profiles: [UIKitProfile]

  /// What can come of a regression.
  public enum Outcome: Sendable {
    /// Promises are broken again; the regression's own is the first of them if it is among them.
    case broken([FlowCounterexample])

    /// All events are possible, and no promise is broken at their end.
    case kept

    /// An event is not on offer any more.
    case stale(ReplayError)

    /// The flow promises nothing by that name.
    case unknownProperty
  }

  /// Whether the promise that the regression is about is broken again.
  public var isBroken: Bool {
    if case .broken(let found) = outcome { found[0].property == regression.property } else { false }
  }

  /// What was found broken.
  var counterexamples: [FlowCounterexample] {
    if case .broken(let found) = outcome { found } else { [] }
  }
}
