import ModelChecking

/// A run of a labelled graph that repeats its end for ever, and what is true of it by the definition of
/// the words, without any automaton.
struct EndlessRun {
  private let graph: LabelledGraph
  private let states: [Int]
  private let events: [String?]
  private let loopStart: Int

  /// The run along choices, of which those of a cycle are repeated for ever.
  ///
  /// A run without a cycle rests in its last state, which must offer nothing. Nil where the cycle does
  /// not lead back.
  init?(_ graph: LabelledGraph, along prefix: [Int], repeating cycle: [Int]) {
    self.graph = graph
    var states = [0]
    var events: [String?] = [nil]
    for choice in prefix + cycle {
      let step = graph.steps[states[states.count - 1]][choice]
      states.append(step.target)
      events.append(step.event)
    }
    guard !cycle.isEmpty else {
      guard graph.steps[states[states.count - 1]].isEmpty else { return nil }
      self.states = states + [states[states.count - 1]]
      self.events = events + [nil]
      loopStart = states.count
      return
    }
    guard states[prefix.count] == states[states.count - 1] else { return nil }
    // The first moment of the cycle comes after another event than its repetitions.
    self.states = states
    self.events = events
    loopStart = prefix.count + 1
  }

  /// Returns whether a formula is true of the run.
  func satisfies(_ formula: Formula<NamedAtom>) -> Bool { isTrue(formula, at: 0) }

  /// Returns whether the run passes over no event that is assumed to be fair.
  func isFair(_ fairness: Fairness<NamedAtom>) -> Bool {
    let loop = loopStart..<states.count
    func isTaken(_ event: NamedAtom) -> Bool { loop.contains { events[$0] == event.argument } }
    func isOffered(_ event: NamedAtom, at place: Int) -> Bool {
      graph.steps[states[place]].contains { $0.event == event.argument }
    }
    return fairness.weak.allSatisfy { event in
      isTaken(event) || loop.contains { !isOffered(event, at: $0) }
    }
      && fairness.strong.allSatisfy { event in
        isTaken(event) || loop.allSatisfy { !isOffered(event, at: $0) }
      }
  }

  private func successor(of place: Int) -> Int {
    place + 1 < states.count ? place + 1 : loopStart
  }

  /// The places from one on, each that ever comes at least once.
  private func places(from place: Int) -> [Int] {
    var places = [place]
    for _ in 0..<(2 * states.count) { places.append(successor(of: places[places.count - 1])) }
    return places
  }

  private func isTrue(_ formula: Formula<NamedAtom>, at place: Int) -> Bool {
    switch formula {
    case .constant(let value): value
    case .atom(let atom):
      atom.name == "event"
        ? events[place] == atom.argument : graph.labels[states[place]].contains(atom.name)
    case .not(let part): !isTrue(part, at: place)
    case .and(let left, let right): isTrue(left, at: place) && isTrue(right, at: place)
    case .or(let left, let right): isTrue(left, at: place) || isTrue(right, at: place)
    case .implies(let left, let right): !isTrue(left, at: place) || isTrue(right, at: place)
    case .iff(let left, let right): isTrue(left, at: place) == isTrue(right, at: place)
    default: isTrueInTime(formula, at: place)
    }
  }

  private func isTrueInTime(_ formula: Formula<NamedAtom>, at place: Int) -> Bool {
    let later = places(from: place)
    switch formula {
    case .next(let part): return isTrue(part, at: later[1])
    case .always(let part): return later.allSatisfy { isTrue(part, at: $0) }
    case .eventually(let part): return later.contains { isTrue(part, at: $0) }
    case .eventuallyWithin(let count, let part):
      return (0...count).contains { isTrue(part, at: later[min($0, later.count - 1)]) }
    case .until(let left, let right):
      guard let end = later.first(where: { isTrue(right, at: $0) || !isTrue(left, at: $0) })
      else { return false }
      return isTrue(right, at: end)
    case .weakUntil(let left, let right):
      let end = later.first { isTrue(right, at: $0) || !isTrue(left, at: $0) }
      return end.map { isTrue(right, at: $0) } ?? true
    case .release(let left, let right):
      let end = later.first { isTrue(left, at: $0) || !isTrue(right, at: $0) }
      return end.map { isTrue(right, at: $0) } ?? true
    default: return isTrue(formula, at: place)
    }
  }
}
