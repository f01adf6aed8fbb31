public import FlowChecking
public import HeadlessUIKit
import ModelChecking

/// A fault on disk: one event a line, and lines behind "#" that tell what the events break.
public struct RegressionFile: Sendable, Hashable {
  /// The name of the flow.
  public let flow: String

  /// The events and what they break.
  public let regression: FlowRegression

  /// The line of each event, counted from 1.
  public let lines: [Int]

  /// How UIKit behaves where the events break the promise; the newest version unless the file says
  /// otherwise.
  public var profile: UIKitProfile { regression.profile ?? .newest }

  /// Returns whether the fault is one of a flow.
  package func isOf(_ flow: String) -> Bool { self.flow == Wording.line(flow) }

  /// What tells files of regressions from others.
  package static let ending = ".trace"

  /// Returns the name of the file for a fault: the same for equal causes, whatever the trace.
  package static func name(of counterexample: FlowCounterexample, in flow: String) -> String {
    var hasher = FingerprintHasher()
    for part in [flow, counterexample.property, counterexample.cause] { hasher.combine(part) }
    let hash = hasher.fingerprint.description.prefix(8)
    return "\(word(flow))-\(word(counterexample.property))-\(hash)\(ending)"
  }

  /// Returns the text of the file for a counterexample, which is the same on every day and machine.
  package static func text(of counterexample: FlowCounterexample, in flow: String) -> String {
    let profile = counterexample.profile
    let head =
      ["# A regression of clew \(Version.current): the events that break a promise, one a line."]
      + RegressionKey.line(.flow, Wording.line(flow))
      + RegressionKey.line(.property, Wording.line(counterexample.property))
      + (profile == .newest ? [] : RegressionKey.line(.profile, profile.description))
      + RegressionKey.line(.events, String(counterexample.trace.steps.count))
      + ["# \(Wording.line(counterexample.reason))"]
    return (head + counterexample.trace.steps.map { line(of: $0.label) }).joined(separator: "\n")
      + "\n"
  }

  /// Returns the line of an event; a backslash goes before what would pass for something else.
  private static func line(of label: String) -> String {
    let isPlain = label.first.map { !"#\\".contains($0) && !$0.isWhitespace } ?? false
    return isPlain ? label : "\\\(label)"
  }

  /// Returns a name as a part of a file's name.
  package static func word(_ name: String) -> String {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    return String(String(letters).split(separator: "-").joined(separator: "-").prefix(60))
  }
}
