import FlowChecking
import ModelChecking
import SampleFlows
import Testing

/// A faulty sample and what is expected of it.
///
/// The promises and tokens were planned with the samples. The numbers of nearer states are those of
/// the first run.
struct FaultySample: Sendable, CustomTestStringConvertible {
  let name: String

  /// The kind of real faults that it is an example of.
  let kind: BugKind

  /// All that it breaks, by the names of the promises.
  let broken: [String]
  let token: String
  let nearerStates: Int

  /// How many events come while an animation runs, and how many states are looked at at most.
  var impatience = 0
  var states = FlowExplorer.defaultLimits.states

  /// The same flow without the fault, which keeps every promise; twins with the same name are the same.
  let twin: @MainActor @Sendable () -> any Flow

  var testDescription: String { name }

  /// The flow of the sample.
  @MainActor var flow: (any Flow)? {
    (Samples.faulty + Samples.demanding).first { $0.name == name }
  }

  /// Explores the sample, once for all tests.
  @MainActor
  func explore() throws -> FlowExploration {
    let flow = try #require(flow)
    return try KnownExploration.of(flow, states: states, impatience: impatience)
  }

  /// Explores the same flow without the fault, once for all samples that it is the twin of.
  @MainActor
  func exploreTwin() throws -> FlowExploration { try KnownExploration.of(twin()) }
}
