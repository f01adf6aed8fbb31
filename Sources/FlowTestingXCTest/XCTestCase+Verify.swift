public import FlowChecking
import FlowReports
import FlowTesting
public import HeadlessUIKit
public import ModelChecking
public import XCTest

extension XCTestCase {
  /// Explores a flow and records a failure for everything that is wrong with it, as `verify` of
  /// FlowTesting does in a test of Swift Testing.
  ///
  ///     @MainActor func testTrips() async {
  ///       verify(TripsFlow())
  ///     }
  ///
  /// The test has to be `async`, since XCTest on Linux crashes when a method of the main actor is not.
  /// What would be a warning is printed. On Apple's platforms the page, the trace and the regression
  /// are attached to a failure.
  @MainActor
  public func verify(
    _ flow: some Flow, by strategy: FlowStrategy? = nil, within limits: Limits? = nil,
    impatience: Int? = nil, profiles: [UIKitProfile]? = nil, unspecified: Bool? = nil,
    regressions path: String? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let settings = ExplorationSettings(
      strategy: strategy, limits: limits, impatience: impatience, profiles: profiles,
      unspecified: unspecified)
    let folder = path.map { RegressionFolder(at: $0, beside: filePath) }
    record(
      FlowCheck(settings).explore(flow, regressions: folder),
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a flow along the events of a replay token and records a failure if a promise is broken at
  /// their end, or if the token does not fit the flow.
  @MainActor
  public func verify(
    _ flow: some Flow, replaying token: String, profile: UIKitProfile = .newest,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    record(
      FlowCheck.replay(flow, token: token, profile: profile),
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a flow along the events of a file, which lies beside that of the test unless its path begins
  /// with a slash, and records a failure if a promise is broken at their end.
  @MainActor
  public func verify(
    _ flow: some Flow, replayingFile path: String, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    record(
      FlowCheck.replay(flow, Regression(at: path, beside: filePath)),
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  @MainActor
  private func record(_ issues: [FlowIssue], at place: CodeLocation) {
    for issue in issues { issue.record(in: self, at: place) }
  }
}
