import FlowChecking
import HeadlessUIKit
import ModelChecking

extension Report.Run {
  init(_ run: FlowRun) {
    let figures = run.statistics
    self.init(
      profiles: run.profiles.map(\.description), states: figures.states,
      transitions: figures.transitions, depth: figures.depth, events: figures.events,
      launches: figures.launches,
      coverage: run.coverage.declared.map { Report.Coverage($0, isGesture: false) }
        + run.coverage.system.map { Report.Coverage($0, isGesture: true) })
  }
}

extension Report.Coverage {
  fileprivate init(_ entry: EventCoverage.Entry, isGesture: Bool) {
    self.init(
      event: entry.name, screen: entry.screen, isGesture: isGesture, offered: entry.offered,
      performed: entry.performed)
  }
}

extension Report.Graph {
  init(_ map: FlowMap) {
    var events = Numbering<Report.Event>()
    var pictures = Numbering<FlowPicture>()
    let states = map.states.map { state in
      Report.State(
        fingerprint: state.fingerprint.description,
        screens: state.screens, picture: state.picture.map { pictures.number(of: $0) },
        distance: state.distance,
        events: state.transitions.map {
          events.number(
            of: Report.Event(label: $0.label, name: $0.event, isGesture: $0.isGesture))
        }, targets: state.transitions.map { $0.target ?? -1 })
    }
    self.init(events: events.values, pictures: pictures.values, states: states)
  }
}
