public import HeadlessUIKit

/// A promise that is kept or broken by what UIKit does where nobody has established what it does.
public struct FlowReliance: Sendable {
  /// The question about UIKit; its raw value puts it in words.
  public let knob: UIKitKnob

  /// What is taken for the answer.
  public let expected: UIKitSetting

  /// The answer that makes the difference.
  public let other: UIKitSetting

  /// The name of the property.
  public let property: String

  /// Whether it is the other answer with which the promise is broken.
  public let isBrokenByOther: Bool

  /// The steps that break the promise with one answer and not with the other; nil for a claim that
  /// some state is there.
  public let counterexample: FlowCounterexample?
}
