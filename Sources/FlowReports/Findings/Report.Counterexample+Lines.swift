import FlowChecking

extension Report.Call {
  /// What was asked or reported, such as "present(Home)".
  var words: String { "\(kind)(\(screen ?? ""))" }
}

extension Report.Counterexample {
  /// The state after launch and those after each step.
  var states: [Report.Step] { [start] + steps }

  /// The coordinators that promises complain about.
  var blamed: [String] {
    let names = states.last?.picture?.coordinators?.all ?? []
    return names.filter { name in breaches.contains { $0.reason.hasPrefix("\(name) ") } }
  }

  /// The screens of which promises say that nobody was told that they have left.
  var unheard: [String] {
    breaches.compactMap { breach in
      breach.reason.firstRange(of: " has left, but its onDismissed never ran").map {
        String(breach.reason[..<$0.lowerBound])
      }
    }
  }

  /// The steps as lines of text, numbered, with what is on screen after each.
  var lines: [String] {
    let width = states.map { Wording.line($0.event).count }.max() ?? 0
    return states.enumerated().map { number, step in
      let event = Wording.line(step.event)
      let gap = String(repeating: " ", count: width - event.count)
      return "\(number). \(event)\(gap)  \(Wording.line(step.screens))"
    }
  }

  /// Where the states begin that come again and again: the place in ``states`` that follows the last
  /// one; nil where the trace just ends.
  var loop: Int? {
    guard let cycle, cycle > 0, cycle <= steps.count else { return nil }
    return steps.count - cycle + 1
  }
}
