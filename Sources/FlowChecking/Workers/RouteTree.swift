import ModelChecking

/// A short way from launch to every state that has been visited.
struct RouteTree {
  private struct Arrival {
    let source: Fingerprint
    let choice: Int
    let distance: Int
  }

  private var arrivals: [Fingerprint: Arrival] = [:]

  /// Notes the state that a launch has led to.
  mutating func noteLaunch(to state: Fingerprint) {
    arrivals[state] = Arrival(source: state, choice: -1, distance: 0)
  }

  /// Notes that an event has led from a state to another.
  mutating func note(from source: Fingerprint, choice: Int, to target: Fingerprint) {
    guard let start = arrivals[source] else { return }
    if let known = arrivals[target], known.distance <= start.distance + 1 { return }
    arrivals[target] = Arrival(source: source, choice: choice, distance: start.distance + 1)
  }

  /// Returns the choices that lead from launch to a state.
  func route(to state: Fingerprint) -> [Int] {
    var route: [Int] = []
    var current = state
    while let arrival = arrivals[current], arrival.distance > 0 {
      route.append(arrival.choice)
      current = arrival.source
    }
    return route.reversed()
  }
}
