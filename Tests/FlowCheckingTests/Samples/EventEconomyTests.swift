import FlowChecking
import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

/// How many events it takes to try every transition once.
///
/// The least that any walk needs is a flow of the least cost over the graph, which has each transition
/// at least once and in which a launch costs nothing. It was worked out from the finished graphs by an
/// independent solver.
@MainActor @Suite
struct EventEconomyTests {
  /// A sample with its transitions, the least possible events where they were worked out, and those
  /// that the exploration takes.
  struct Economy: Sendable, CustomTestStringConvertible {
    let flow: String
    let transitions: Int
    let least: Int?
    let taken: Int

    var testDescription: String { flow }
  }

  @Test(arguments: economies)
  func `so many events are executed`(_ economy: Economy) throws {
    let flow = try #require((Samples.sound + Samples.faulty).first { $0.name == economy.flow })
    let figures = try figures(of: flow)
    #expect(figures.transitions == economy.transitions)
    #expect(figures.events == economy.taken)
    #expect(economy.least ?? 0 <= economy.taken)
  }

  private func figures(of flow: any Flow) throws -> FlowStatistics {
    try FlowExplorer(of: flow, profiles: [.iOS18], unspecified: false).explore().statistics
  }

  @Test
  func `a generated app needs fewer than two events a transition`() throws {
    let figures = try figures(
      of: GeneratedFlow(AppSize(tabs: 2, pages: 6, forms: 2, steps: 2)))
    #expect(figures.transitions == 1_288)
    #expect(figures.events == 2_247)
  }

  private nonisolated static let economies = [
    Economy(flow: "HowToCode", transitions: 66, least: 128, taken: 131),
    Economy(flow: "RayPets", transitions: 222, least: 459, taken: 468),
    Economy(flow: "FirstScreenForgottenOnDismiss", transitions: 67, least: nil, taken: 131),
    Economy(flow: "FirstScreenForgottenByBackMenu", transitions: 67, least: 149, taken: 149),
    Economy(flow: "FirstScreenForgottenWithoutAnimation", transitions: 80, least: 172, taken: 175),
    Economy(flow: "PopsTooFar", transitions: 176, least: 396, taken: 397),
    Economy(flow: "DelegateHeldStrongly", transitions: 66, least: 128, taken: 131),
    Economy(flow: "SheetPulledDownUnnoticed", transitions: 222, least: 459, taken: 464),
    Economy(flow: "OnDismissedRunsTwice", transitions: 222, least: nil, taken: 468),
    Economy(flow: "ChildNeverDropped", transitions: 222, least: 459, taken: 464),
    Economy(flow: "ChildNotHeld", transitions: 1, least: 1, taken: 2),
    Economy(flow: "AlertPresentedTooEarly", transitions: 223, least: 460, taken: 499),
    Economy(flow: "PresenterNotAdded", transitions: 1, least: 1, taken: 2),
  ]
}
