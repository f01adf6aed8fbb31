/// What can be said about a run of tests from outside, without a change of code.
///
/// The page EnvironmentVariables of the documentation tells what each is for.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  /// Where random numbers start.
  case seed = "CLEW_SEED"

  /// How long a flow is explored.
  case time = "CLEW_TIME"

  /// How many states of a flow are found at most.
  case states = "CLEW_STATES"

  /// How many events at most come while an animation runs.
  case impatience = "CLEW_IMPATIENCE"

  /// How UIKit behaves.
  case profile = "CLEW_PROFILE"

  /// The folder that reports are written to.
  case report = "CLEW_REPORT"

  /// What a value has to be, to follow "takes".
  var kind: String {
    switch self {
    case .seed: "a number from 0 to 2⁶⁴ − 1"
    case .time: "a time such as 500ms, 30s or 2m"
    case .states, .impatience: "a whole number from 1 to 2⁶³ − 1"
    case .profile: "the name of a profile such as iOS 17"
    case .report: "the path of a folder"
    }
  }
}
