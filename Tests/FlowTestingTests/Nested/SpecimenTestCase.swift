import FlowTestingXCTest
import Foundation
import ModelChecking
import SampleFlows
import XCTest

/// Tests of XCTest as users write them, which run only in a process of their own.
final class SpecimenTestCase: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(NestedRun.isInside)
  }

  @MainActor func testSound() async { verify(RayPetsFlow()) }

  @MainActor func testEvent() async { verify(RayPetsFlow.childNotHeld) }

  @MainActor func testSeveral() async { verify(TwoFaults()) }

  @MainActor func testUndecided() async { verify(RayPetsFlow(), within: [.states(5)]) }

  @MainActor func testPasted() async { verify(RayPetsFlow.childNotHeld, replaying: "schedule") }

  @MainActor func testStale() async { verify(RayPetsFlow(), replaying: "schedule > jump") }

  @MainActor func testFile() async { verify(RayPetsFlow(), replayingFile: "none.trace") }

  @MainActor func testKept() async {
    verify(RayPetsFlow.childNotHeld, regressions: FileManager.default.currentDirectoryPath)
  }
}
