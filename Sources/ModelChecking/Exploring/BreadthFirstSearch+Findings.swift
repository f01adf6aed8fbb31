/// What is seldom found, and therefore not compiled anew for each system.
extension BreadthFirstSearch {
  @usableFromInline var hasViolations: Bool { !exploration.violations.isEmpty }

  @usableFromInline func isClosed(_ state: StateID) -> Bool { exploration.closed.contains(state) }

  @usableFromInline mutating func note(_ weights: [Double]) {
    exploration.weights[current] = weights
  }

  @usableFromInline mutating func label(_ system: System) {
    exploration.labelling.append(system.state, offering: system.events, propositions)
  }

  @usableFromInline mutating func noteMet(_ place: Int) {
    exploration.isMet[place] = true
  }

  @usableFromInline mutating func noteViolation(
    of place: Int, _ reason: String, source: StateID, choice: Int
  ) {
    exploration.violations.append(
      Violation(
        fault: Fault(property: place, cause: properties[place].cause(reason)), source: source,
        choice: choice, target: current, reason: reason, foundAfter: eventsSinceLaunch))
  }

  /// Leaves the present state unexplored, since it breaks a promise.
  @usableFromInline mutating func close() {
    exploration.reach(current, isNew: true, keepingPromises: false)
    hasClosedStates = true
  }

  /// All that was found.
  var found: Exploration<System.Key> {
    consuming get {
      var found = exploration
      found.graph = graph
      found.current = current
      found.eventsExecuted = eventsExecuted
      found.eventsSinceLaunch = eventsSinceLaunch
      found.stopReason = stopReason ?? (isExhausted ? .exhausted : nil)
      return found
    }
  }
}
