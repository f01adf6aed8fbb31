import FlowChecking

/// What routers were asked and reported in each step of a trace, at the coordinator whose screen it is
/// about.
struct LifeCalls {
  /// A call in a step.
  struct Mark: Hashable {
    /// What becomes of the coordinator's screen.
    enum Way {
      /// It comes.
      case comes

      /// It goes, or has gone.
      case goes

      /// It has gone, and nobody was told.
      case isMissing
    }

    /// The step, 0 for launch.
    let step: Int

    /// The bar of the coordinator; nil where it is not known.
    let bar: Int?

    /// What is asked or reported.
    let words: String

    let way: Way
  }

  /// The calls, in their order.
  private(set) var marks: [Mark] = []

  private let steps: [Report.Step]
  private let bars: [LifeBars.Bar]

  /// The coordinator that each router has shown a screen of last.
  private var owners: [String: String] = [:]

  /// Finds the calls of a counterexample, with those that are missing at its end.
  init(of counterexample: Report.Counterexample, on bars: [LifeBars.Bar]) {
    steps = counterexample.states
    self.bars = bars
    for (number, step) in steps.enumerated() {
      for call in step.calls { add(call, in: number) }
    }
    for screen in counterexample.unheard {
      add(
        "onDismissed(\(screen)) never ran", .isMissing, by: owner(of: screen), in: steps.count - 1)
    }
  }

  /// Returns the calls in a step at a bar.
  func marks(in step: Int, at bar: Int?) -> [Mark] {
    marks.filter { $0.step == step && $0.bar == bar }
  }

  /// Returns how many calls there are at a bar in the step that has most of them.
  func mostMarks(at bar: Int?) -> Int {
    steps.indices.map { marks(in: $0, at: bar).count }.max() ?? 0
  }

  private mutating func add(_ call: Report.Call, in step: Int) {
    let router = "\(call.router) \(call.file):\(call.line)"
    let owner = call.screen.flatMap { self.owner(of: $0, near: step) } ?? owners[router]
    owners[router] = owner
    add(call.words, call.kind == "present" ? .comes : .goes, by: owner, in: step)
  }

  private mutating func add(_ words: String, _ way: Mark.Way, by owner: String?, in step: Int) {
    let bar =
      bars.firstIndex { $0.name == owner && $0.isHeld(in: step) }
      ?? bars.firstIndex { $0.name == owner && $0.isHeld(in: step - 1) }
    marks.append(Mark(step: step, bar: bar, words: words, way: way))
  }

  /// Returns the coordinator of a screen that is shown after a step, or was before it.
  private func owner(of screen: String, near step: Int) -> String? {
    owner(of: screen, in: [step, step - 1])
  }

  /// Returns the coordinator of the screen that was shown last under a name.
  private func owner(of screen: String) -> String? {
    owner(of: screen, in: steps.indices.reversed())
  }

  private func owner(of screen: String, in places: [Int]) -> String? {
    let pictures = places.filter(steps.indices.contains).compactMap { steps[$0].picture }
    let elements = pictures.lazy.flatMap(\.layers).flatMap(\.content.all)
    return elements.first { $0.name == screen }?.owner
  }
}
