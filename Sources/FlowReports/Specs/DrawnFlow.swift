import FlowChecking
import ModelChecking

/// A diagram as a system of values: what is drawn happens.
struct DrawnFlow: ValueSystem {
  private let names: [String]
  private let arrows: [[(arrow: Diagram.Arrow, target: Int)]]

  /// The place of what is on screen after launch, among what is drawn.
  let initialState: Int

  /// Makes a system of a diagram.
  init(_ diagram: Diagram) {
    names = diagram.screens.map(\.name.text)
    let places = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    initialState = places[diagram.start] ?? 0
    var arrows: [[(arrow: Diagram.Arrow, target: Int)]] = Array(repeating: [], count: names.count)
    for arrow in diagram.arrows {
      guard let source = places[arrow.transition.source],
        let target = places[arrow.transition.target]
      else { continue }
      arrows[source].append((arrow, target))
    }
    self.arrows = arrows
  }

  /// The places of the arrows that leave what is on screen.
  func events(in state: Int) -> [Int] { Array(arrows[state].indices) }

  /// Where an arrow leads.
  func next(_ state: Int, _ event: Int) -> Int { arrows[state][event].target }

  /// Returns what is on screen at a place.
  func name(of state: Int) -> String { names[state] }

  /// Explores everything that is drawn.
  func explored() -> StateGraph<Int> {
    var explorer = Explorer(of: ValueExecution(of: self))
    explorer.explore(by: Exhaustive())
    return explorer.exploration.graph
  }

  /// Returns the shortest drawn way to some screens; nil where none is drawn.
  func trace(to screens: String) -> FlowTrace? {
    let graph = explored()
    guard let place = names.firstIndex(of: screens), let state = graph.id(of: place) else {
      return nil
    }
    return trace(along: ShortestRoutes(in: graph).route(to: state))
  }

  /// Returns the events and screens along some arrows.
  private func trace(along choices: [Int]) -> FlowTrace {
    var state = initialState
    var steps: [FlowStep] = []
    for choice in choices {
      let label = arrows[state][choice].arrow.transition.event
      state = arrows[state][choice].target
      steps.append(FlowStep(label: label, screens: names[state]))
    }
    return FlowTrace(start: names[initialState], steps: steps)
  }
}
