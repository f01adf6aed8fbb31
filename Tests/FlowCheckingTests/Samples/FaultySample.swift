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

  /// The same flow without the fault, which keeps every promise.
  let twin: @MainActor @Sendable () -> any Flow

  var testDescription: String { name }

  /// The flow of the sample.
  @MainActor var flow: (any Flow)? {
    (Samples.faulty + Samples.demanding).first { $0.name == name }
  }

  /// What was found out of each sample, which takes the longest part of the tests.
  @MainActor private static var explorations: [String: FlowExploration] = [:]

  /// Explores the sample, once for all tests.
  @MainActor
  func explore() throws -> FlowExploration {
    if let known = Self.explorations[name] { return known }
    let flow = try #require(flow)
    let exploration = try FlowExplorer(
      of: flow, within: Limits(states: states), impatience: impatience
    ).explore()
    Self.explorations[name] = exploration
    return exploration
  }
}
