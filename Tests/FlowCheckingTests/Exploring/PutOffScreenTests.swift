import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowChecking

/// A screen that waits for an animation to end is its router's all the same, and so is one that a
/// swipe has taken away which is not over.
@MainActor @Suite
struct PutOffScreenTests {
  private func system(after labels: [String]) throws -> FlowSystem {
    let system = FlowSystem(FlowDeclaration(RayPetsFlow()), impatience: 2, under: .iOS26)
    for label in labels {
      let choice = try #require(system.labels.firstIndex(of: label), "\(label) is not offered")
      #expect(system.perform(at: choice))
    }
    return system
  }

  /// On the second way the second of three screens waits while the third is presented.
  @Test(arguments: [[], ["begin to swipe back…"], ["begin to swipe back…", "lift finger early"]])
  func `two ways to two screens lead to one state`(_ further: [String]) throws {
    let push = ["schedule", "visit(sick)…"]
    let again = "visit(sick) on SelectVisitType"
    let short = try system(after: push + [again] + further)
    let long = try system(after: push + [again + "…", again, "back"] + further)
    #expect(short.describe() == long.describe())
    #expect(short.key == long.key)
  }
}
