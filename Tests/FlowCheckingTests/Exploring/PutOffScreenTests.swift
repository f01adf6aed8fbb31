import HeadlessUIKit
import SampleFlows
import Testing

@testable import FlowChecking

/// What waits for an animation to end counts in the state.
///
/// A screen that does is its router's all the same, and so is one that a swipe has taken away which is
/// not over.
@MainActor @Suite
struct PutOffScreenTests {
  private func system(
    of flow: some Flow = RayPetsFlow(), after labels: [String], under profile: UIKitProfile = .iOS26
  ) throws -> FlowSystem {
    let system = FlowSystem(FlowDeclaration(flow), impatience: 3, under: profile)
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
    let flow = RayPetsFlow.secondPressHeeded
    let short = try system(of: flow, after: push + [again] + further)
    let long = try system(of: flow, after: push + [again + "…", again, "back"] + further)
    #expect(short.describe() == long.describe())
    #expect(short.key == long.key)
  }

  /// A push and then a pop is not a pop and then a push.
  @Test
  func `what waits for an animation to end counts in its order`() throws {
    let first = try system(of: HowToCodeFlow(), after: ["learn…", "next…", "back…"], under: .iOS18)
    let second = try system(
      of: HowToCodeFlow(), after: ["learn…", "back…", "next…"], under: .iOS18)
    #expect(first.labels == second.labels)
    #expect(first.key != second.key)
  }
}
