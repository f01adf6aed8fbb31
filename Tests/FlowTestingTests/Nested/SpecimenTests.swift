import FlowChecking
import FlowTesting
import Foundation
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// Tests of flows as users write them, many of which fail: they run only in a process of their own,
/// which ``NestedRun`` starts.
@MainActor @Suite(.enabled(if: NestedRun.isInside))
struct SpecimenTests {
  @Test func sound() { verify(RayPetsFlow()) }

  @Test func gesture() { verify(RayPetsFlow.sheetPulledDownUnnoticed) }

  @Test func event() { verify(RayPetsFlow.childNotHeld) }

  @Test func several() { verify(TwoFaults()) }

  @Test func unreachable() { verify(Nowhere()) }

  @Test func claim() { verify(SurveyFlow()) }

  @Test func undecided() { verify(RayPetsFlow(), within: [.states(5)]) }

  @Test func pasted() { verify(RayPetsFlow.childNotHeld, replaying: "schedule") }

  @Test func stale() { verify(RayPetsFlow(), replaying: "schedule > pull sheet up") }

  @Test func file() { verify(RayPetsFlow.childNotHeld, replayingFile: Self.file) }

  @Test(.exploring(by: .random(Seed(3)), within: [.states(7)], profiles: [.iOS17]))
  func traits() { verify(RayPetsFlow()) }

  @Test(arguments: await Regressions(of: RayPetsFlow(), in: SpecimenTests.file))
  func regression(_ regression: Regression) { verify(RayPetsFlow(), replaying: regression) }

  @Test func kept() {
    verify(RayPetsFlow.childNotHeld, regressions: FileManager.default.currentDirectoryPath)
  }

  /// What the nested run is to read.
  private nonisolated static var file: String {
    ProcessInfo.processInfo.environment["NESTED_FILE"] ?? ""
  }
}
