import FlowChecking
import ModelChecking

/// What is on screen and what leads from one to the other, as a system of values: what is drawn in a
/// diagram, or what was seen of a flow.
struct ScreenSystem: ValueSystem {
  /// Something that happens.
  struct Event {
    /// What it is called: its name, and with its values.
    let names: Set<String>
    let label: String
    let target: Int
  }

  /// What is on screen in each state.
  let screens: [String]

  /// The number of the state after launch.
  let initialState: Int

  private let menus: [[Event]]

  /// Makes a system of a diagram.
  init(_ diagram: Diagram) {
    screens = diagram.screens.map(\.name.text)
    let places = Dictionary(screens.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    initialState = places[diagram.start] ?? 0
    var menus: [[Event]] = Array(repeating: [], count: screens.count)
    for arrow in diagram.arrows.map(\.transition) {
      guard let source = places[arrow.source], let target = places[arrow.target] else { continue }
      let name = String(arrow.event.prefix { $0 != "(" })
      menus[source].append(Event(names: [name, arrow.event], label: arrow.event, target: target))
    }
    self.menus = menus
  }

  /// Makes a system of a map; what was not tried does not happen.
  init(_ map: FlowMap) {
    screens = map.states.map(\.screens)
    initialState = 0
    menus = map.states.map { state in
      state.transitions.compactMap { transition in
        transition.target.map {
          Event(
            names: [transition.event, transition.label], label: transition.label, target: $0)
        }
      }
    }
  }

  /// What can happen in a state.
  func events(in state: Int) -> [Event] { menus[state] }

  /// Where an event leads.
  func next(_ state: Int, _ event: Event) -> Int { event.target }

  /// All that happens anywhere.
  var allEvents: some Sequence<Event> { menus.lazy.joined() }

  /// Returns an exploration of everything, with propositions noted.
  func explored(
    noting propositions: [Proposition<Int, Event>] = []
  ) -> Exploration<Int> {
    var explorer = Explorer(of: ValueExecution(of: self), noting: propositions)
    explorer.explore(by: Exhaustive())
    return explorer.exploration
  }

  /// Returns the shortest way to some screens; nil where there is none.
  func trace(to screens: String) -> FlowTrace? {
    let graph = explored().graph
    let routes = ShortestRoutes(in: graph)
    let state = routes.order.first { self.screens[graph.keys[$0]] == screens }
    return state.map { trace(along: routes.route(to: $0)) }
  }

  /// Returns the events and screens along some choices from launch.
  func trace(along choices: [Int]) -> FlowTrace {
    var state = initialState
    var steps: [FlowStep] = []
    for choice in choices {
      let event = menus[state][choice]
      state = event.target
      steps.append(FlowStep(label: event.label, screens: screens[state]))
    }
    return FlowTrace(start: screens[initialState], steps: steps)
  }
}
