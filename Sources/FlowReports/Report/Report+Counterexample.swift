public import FlowChecking

extension Report {
  /// A trace that breaks promises.
  public struct Counterexample: Codable, Hashable, Sendable {
    /// Why each of the promises is broken at the end, the first being the one that was looked for.
    public let breaches: [Breach]

    /// What tells the fault from others, the same in every report: the promise and its cause.
    public let fingerprint: String

    /// The place in the source that is at fault, as far as is known: the router that the reason names,
    /// else the event that broke the promise, else the router that was asked last.
    public let source: Source?

    /// What is on screen after launch.
    public let start: Step

    /// The events and what they led to.
    public let steps: [Step]

    /// How UIKit behaves, where it is not as in its newest version.
    public let profile: String?

    /// How many steps at the end come again and again for ever; nil where the trace just ends.
    public let cycle: Int?

    /// What else could have been done instead of the last step, after which what has to stay possible
    /// is not possible any more; nil where that is not what breaks the promise.
    public let wayOut: String?

    /// How many nearer states were searched, when no shorter trace breaks the promise; else nil.
    public let shorterStatesSearched: Int?

    /// The arguments that run the trace again in a tool, and in a test.
    public let replay: Replay
  }

  /// Why a promise is broken after the last step of a trace.
  public struct Breach: Codable, Hashable, Sendable {
    /// The name of the promise.
    public let promise: String

    /// Why it is broken, in words.
    public let reason: String

    /// The step that broke the promise, counted from 1, where it could be seen only later.
    public let latentSince: Int?
  }

  /// One event of a trace and what it led to.
  public struct Step: Codable, Hashable, Sendable {
    /// What the event is called; "launch" for the first.
    public let event: String

    /// Whether UIKit handles the event itself.
    public let isGesture: Bool

    /// Where the event is declared; nil for what UIKit handles itself.
    public let source: Source?

    /// What is on screen afterwards, in a line.
    public let screens: String

    /// What the user sees afterwards; nil where nothing is known, as after a crash.
    public let picture: FlowPicture?

    /// What recorded routers were asked to do and reported meanwhile.
    public let calls: [Call]
  }

  /// One thing that a recorded router was asked to do, or that it reported.
  public struct Call: Codable, Hashable, Sendable {
    /// What was asked or reported: present, dismiss or onDismissed.
    public let kind: String

    /// The router, by its name.
    public let router: String

    /// The screen, by the name that the user sees; nil for dismiss.
    public let screen: String?

    /// Whether it was to be animated; nil for onDismissed.
    public let isAnimated: Bool?

    /// Where the router was created, as a file of a module.
    public let file: String

    /// The line, counted from 1.
    public let line: Int
  }

  /// How a trace is run again.
  public struct Replay: Codable, Hashable, Sendable {
    /// The command line.
    public let command: String

    /// The call in a test; nil where a test that runs the steps would see nothing, since the promise
    /// is about whole runs.
    public let test: String?
  }
}
