import FlowChecking
import HeadlessUIKit
import ModelChecking
public import Testing

/// Says how the flows of a test, or of all tests of a suite, are explored.
///
/// What the test says itself, as an argument of `verify`, comes first; then the traits of the test, then
/// those of its suite; and before them all the variables of the environment.
public struct ExplorationTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: ExplorationSettings

  /// Runs the test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = settings.over(ExplorationSettings.ofTest)
    try await ExplorationSettings.$ofTest.withValue(settings, operation: function)
  }
}
