import FlowChecking

extension [FlowCounterexample] {
  /// The counterexamples in rows of those with the same steps under the same profile.
  var groupedByTrace: [[FlowCounterexample]] {
    var groups: [[FlowCounterexample]] = []
    for counterexample in self {
      let place = groups.firstIndex { group in
        group.first?.trace == counterexample.trace && group.first?.profile == counterexample.profile
          && group.first?.cycleLength == counterexample.cycleLength
          && group.first?.wayOut == counterexample.wayOut
      }
      if let place {
        groups[place].append(counterexample)
      } else {
        groups.append([counterexample])
      }
    }
    return groups
  }
}
