public import ModelChecking

/// The states that a run has found, what each looks like, and where its events lead.
public struct FlowMap: Sendable, Hashable {
  /// One state.
  public struct State: Sendable, Hashable {
    /// What tells the state from others, the same in every process.
    public let fingerprint: Fingerprint

    /// What is on screen, in a line.
    public let screens: String

    /// What is on screen; nil after a crash.
    public let picture: FlowPicture?

    /// The events that can happen, in the order of the menu, tried or not.
    public let transitions: [Transition]

    /// The fewest events from launch.
    public let distance: Int
  }

  /// One event of a state.
  public struct Transition: Sendable, Hashable {
    /// What the event is called.
    public let label: String

    /// The name of the declared event, or of the kind of gesture.
    public let event: String

    /// Whether UIKit handles the event itself.
    public let isGesture: Bool

    /// The place of the state that it leads to; nil where it was not tried.
    public let target: StateID?
  }

  /// The states, in the order in which they were found; the first is the one after launch.
  public let states: [State]

  init(of graph: StateGraph<Fingerprint>, seen looks: [FlowLook], declared names: [String]) {
    states = looks.indices.map { state in
      let look = looks[state]
      let transitions = look.events.indices.map { choice in
        let event = look.events[choice]
        let target = graph.target(of: choice, in: state)
        switch event.kind {
        case .declared(let place):
          return Transition(
            label: event.label, event: names[place], isGesture: false, target: target)
        case .system(let kind):
          return Transition(label: event.label, event: kind, isGesture: true, target: target)
        }
      }
      return State(
        fingerprint: graph.keys[state],
        screens: look.screens, picture: look.picture, transitions: transitions,
        distance: graph.distance(of: state))
    }
  }
}
