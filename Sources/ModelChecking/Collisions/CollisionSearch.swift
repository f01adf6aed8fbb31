/// Finds out whether two traces show a key that is too coarse, by running them from launch.
///
/// A system that draws random numbers, or remembers earlier launches, does not do the same each time:
/// then nothing is known of the key.
struct CollisionSearch<System: TransitionSystem> {
  typealias Run = ModelChecking.Run<System.Key>

  private var system: System
  private let properties: [Property<System.State>]
  private var eventsLeft = 0

  /// How often a trace has to do the same.
  private static var repetitions: Int { 5 }

  /// Prepares to run traces of a system.
  init(in system: System, checking properties: [Property<System.State>]) {
    self.system = system
    self.properties = properties
  }

  /// Returns the collision that two traces show together, shortened; nil when they show none, or when
  /// one of them does not do the same each time.
  mutating func collision(between one: [Int], and other: [Int]) -> Collision? {
    guard let first = steadyRun(one), let second = steadyRun(other),
      let found = first.conflict(with: second), let effect = found.second.effects.last
    else { return nil }
    eventsLeft = 50_000 + 20 * (one.count + other.count)
    let short = shortened(found.first) { $0 != effect }
    guard let known = short.effects.last else { return nil }
    return collision(short, shortened(found.second) { $0 != known })
  }

  private mutating func collision(_ one: Run, _ other: Run) -> Collision? {
    guard steadyRun(one.choices) == one, steadyRun(other.choices) == other,
      let first = one.effects.last, let second = other.effects.last
    else { return nil }
    let isTurned = first.broken.subtracting(second.broken).isEmpty == false
    let broken =
      isTurned ? first.broken.subtracting(second.broken) : second.broken.subtracting(first.broken)
    return Collision(
      first: isTurned ? other.choices : one.choices, second: isTurned ? one.choices : other.choices,
      property: broken.min())
  }

  private mutating func steadyRun(_ choices: [Int]) -> Run? {
    let first = run(choices)
    for _ in 1..<Self.repetitions where run(choices) != first { return nil }
    return first
  }

  /// Leaves out loops of a run, long ones first, as long as its last step does something that counts.
  private mutating func shortened(_ run: Run, while counts: (Run.Effect) -> Bool) -> Run {
    var run = run
    var size = run.steps.count - 1
    while size > 0 {
      var start = 0
      while start < run.steps.count - 1, eventsLeft > 0 {
        guard let end = loopEnd(from: start, upTo: size, in: run) else {
          start += 1
          continue
        }
        let shorter = self.run(Array(run.choices[..<start] + run.choices[end...]))
        let isFit =
          shorter.steps.count == run.steps.count - (end - start)
          && shorter.steps.last == run.steps.last && shorter.effects.last.map(counts) == true
        if isFit { run = shorter } else { start += 1 }
      }
      size = size > 8 ? size / 2 : size - 1
    }
    return run
  }

  /// Returns the farthest step, so many steps on at most, before which the key is the same again.
  private func loopEnd(from start: Int, upTo size: Int, in run: Run) -> Int? {
    let last = min(start + size, run.steps.count - 1)
    guard last > start else { return nil }
    return ((start + 1)...last).last { run.steps[$0].key == run.steps[start].key }
  }

  /// Runs a trace from launch as far as the menus have its choices.
  private mutating func run(_ choices: [Int]) -> Run {
    eventsLeft -= choices.count
    system.launch()
    var run = Run()
    for choice in choices {
      let menu = system.events
      guard menu.indices.contains(choice) else { break }
      run.steps.append(Run.Step(key: system.key, choice: choice))
      system.perform(menu[choice])
      run.effects.append(
        Run.Effect(
          key: system.key, menuCount: system.events.count,
          broken: properties.broken(in: system.state)))
    }
    return run
  }
}

extension Array {
  /// Returns the places of the promises that a state breaks.
  func broken<State>(in state: State) -> Set<Int> where Element == Property<State> {
    Set(indices.filter { self[$0].isBroken(by: state) })
  }
}
