import HeadlessUIKit
import ModelChecking
import SampleFlows
import Testing

@testable import FlowChecking

/// What is drawn of a flow.
@MainActor @Suite
struct SurveyTests {
  private typealias Transition = NavigationGraph.Transition

  private func push(_ title: String, on screen: UIViewController) {
    screen.navigationController?.pushViewController(ProbeScreen(title), animated: true)
  }

  /// Events at home whose values lead to two screens, to one, or nowhere.
  private var valued: [FlowEvent] {
    let open = FlowEvent.on(
      ProbeScreen.self, "open", among: { _ in ["A", "B", "C"] },
      perform: { push($1 == "C" ? "Right" : "Left", on: $0) })
    let pick = FlowEvent.on(
      ProbeScreen.self, "pick", among: { _ in ["A", "B"] },
      perform: { screen, _ in push("Left", on: screen) })
    let one = FlowEvent.on(
      ProbeScreen.self, "one", among: { _ in ["A"] },
      perform: { screen, _ in push("Left", on: screen) })
    let stay = FlowEvent.on(ProbeScreen.self, "stay") { _ in }
    return [open, pick, one, stay].map { event in
      event.when { $0.frontmost(ProbeScreen.self)?.title == "Home" }
    }
  }

  @Test
  func `values that lead to the same screens are one transition`() throws {
    let survey = try FlowExplorer(of: ProbeFlow(valued)).survey()
    #expect(survey.stopReason == .exhausted)
    #expect(survey.graph.screens == ["Home", "Home > Left", "Home > Right"])
    #expect(
      survey.graph.transitions == [
        Transition(from: "Home", by: "open(A, B)", to: "Home > Left"),
        Transition(from: "Home", by: "open(C)", to: "Home > Right"),
        Transition(from: "Home", by: "pick(…)", to: "Home > Left"),
        Transition(from: "Home", by: "one(A)", to: "Home > Left"),
        Transition(from: "Home > Left", by: "back", to: "Home"),
        Transition(from: "Home > Right", by: "back", to: "Home"),
      ])
  }

  @Test
  func `every transition has the shortest way to it`() throws {
    let graph = try FlowExplorer(of: HowToCodeFlow()).survey().graph
    #expect(graph.screens.map { graph.trace(to: $0)?.steps.count } == [0, 1, 2, 3, 4, 5])
    #expect(
      graph.transitions.map { graph.trace(along: $0)?.steps.count }
        == [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
    let last = try #require(graph.transitions.last)
    #expect(last.event == "back")
    #expect(
      graph.trace(along: last)?.token == "learn > next > next > next > next > back")
    #expect(graph.trace(to: "Elsewhere") == nil)
  }

  @Test
  func `what lies behind a broken promise is drawn too`() throws {
    let flow = try #require(Samples.faulty.first { $0.name == "SheetPulledDownUnnoticed" })
    let graph = try FlowExplorer(of: flow).survey().graph
    #expect(graph.transitions == (try FlowExplorer(of: RayPetsFlow()).survey().graph.transitions))
  }

  private final class CountingRoot: ProbeRoot {
    var count = 0
  }

  private func root(_ screen: ProbeScreen?) -> CountingRoot? { screen?.delegate as? CountingRoot }

  @Test
  func `what grows without end behind a broken promise is drawn up to a point`() throws {
    let count = FlowEvent.on(ProbeScreen.self, "count") { root($0)?.count += 1 }
    let promise = FlowProperty.always("no count") { state in
      root(state.frontmost(ProbeScreen.self))?.count == 0 ? nil : "it has counted"
    }
    let flow = ProbeFlow(
      start: { window in
        let root = CountingRoot(window: window)
        root.present(animated: false, onDismissed: nil)
        return root
      }, events: [count], properties: [promise])
    let survey = try FlowExplorer(of: flow).survey()
    #expect(survey.stopReason == .states(1_000))
    #expect(survey.map.states.count == 1_000)
    #expect(survey.graph.screens == ["Home"])
  }

  @Test
  func `a flow in a worker is drawn alike`() throws {
    let flow = RayPetsFlow()
    let fate = LocalWorker.Fate()
    let here = try FlowExplorer(of: flow).survey().graph
    let there = try FlowExplorer(of: flow).running(inWorkers: {
      LocalWorker(running: flow, until: fate)
    }).survey()
    #expect(there.graph.transitions == here.transitions)
    #expect(there.graph.screens == here.screens)
  }

  @Test
  func `an exploration that is interrupted says so`() throws {
    var count = 0
    let survey = try FlowExplorer(of: HowToCodeFlow()).survey(until: {
      count += 1
      return count > 3
    })
    #expect(survey.stopReason == .interrupted)
    #expect(
      survey.graph.screens == ["Home", "Home > Step 1", "Home > Step 1 > Step 2"])
  }
}
