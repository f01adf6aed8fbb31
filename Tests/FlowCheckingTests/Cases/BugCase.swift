import FlowChecking
import HeadlessUIKit
import Testing

/// A fault of a real app or library, rebuilt in a tiny flow, and how it is to be found.
///
/// The promises and traces were planned before the first run.
struct BugCase: Sendable, CustomTestStringConvertible {
  /// A promise that the fault breaks, and the shortest trace.
  struct Breach: Sendable, Equatable {
    let promise: String
    let token: String
  }

  /// The project, and its issue, pull request or commit.
  let source: String
  let kind: BugKind
  let breaches: [Breach]

  /// What the fault does not break, to show that it is this one.
  var kept: [String] = []
  var impatience = 0
  var profile = UIKitProfile.newest
  let flow: @MainActor @Sendable () -> any Flow

  var testDescription: String { source }

  /// Creates a case of one promise.
  init(
    _ source: String, _ kind: BugKind, breaks promise: CasePromise, _ token: String,
    kept: [String] = [], impatience: Int = 0, profile: UIKitProfile = .newest,
    flow: @escaping @MainActor @Sendable () -> any Flow
  ) {
    self.init(
      source, kind, breaks: [promise.rawValue: token], kept: kept, impatience: impatience,
      profile: profile, flow: flow)
  }

  /// Creates a case of several promises, by their names.
  init(
    _ source: String, _ kind: BugKind, breaks: KeyValuePairs<String, String>,
    kept: [String] = [], impatience: Int = 0, profile: UIKitProfile = .newest,
    flow: @escaping @MainActor @Sendable () -> any Flow
  ) {
    self.source = source
    self.kind = kind
    breaches = breaks.map { Breach(promise: $0.key, token: $0.value) }
    self.kept = kept
    self.impatience = impatience
    self.profile = profile
    self.flow = flow
  }

  static let all: [BugCase] = [
    backNotSeen, closerNotSeen, cancelledGesture, severalAtOnce, twoEvents, doneTwice, refused,
    wrongTarget, sharedStack, oldSession, neverCompletes, keptTooLong, mirroredState, restoration,
  ].flatMap(\.self)
}
