/// Where each step of a counterexample is in the drawing of who was held when.
struct LifeColumns {
  /// How much room the name of a coordinator has in one line.
  static let nameWidth = 170

  /// How wide the drawing is made where it has room.
  private static let fullWidth = 1230

  /// How much a step is made wider than it needs at most.
  private static let mostAdded = 160

  private let left: Int
  private let widths: [Int]

  /// Makes each step as wide as what is written in it, and all of them wider where the page has room.
  init(of steps: [Report.Step], _ lives: LifeBars, _ calls: LifeCalls) {
    left = Self.left(of: lives.bars)
    let needed = steps.indices.map { place in
      let title = Int(TextFit.width(of: Self.title(of: place, in: steps), size: 11.5)) + 18
      return min(420, max(96, min(220, title), Self.width(of: calls, in: place)))
    }
    let room = max(0, Self.fullWidth - left - needed.reduce(0, +))
    widths = needed.map { $0 + min(Self.mostAdded, room / max(1, steps.count)) }
  }

  /// The x at which the last step ends.
  var right: Int { x(widths.count) }

  /// Returns the x of the left edge of a step.
  func x(_ place: Int) -> Int { left + widths.prefix(place).reduce(0, +) }

  /// Returns how wide a step is.
  func width(_ place: Int) -> Int { widths[place] }

  /// Returns what is written above a step.
  static func title(of place: Int, in steps: [Report.Step]) -> String {
    place == 0 ? "launch" : "\(place) \(steps[place].event)"
  }

  /// Returns how far within a step the words of calls begin, behind the arrows of so many.
  static func inset(afterCalls count: Int) -> Int { 9 + 11 * min(count, LifeDrawing.mostCalls) }

  /// Returns how much room the names need.
  private static func left(of bars: [LifeBars.Bar]) -> Int {
    let widths = bars.map { bar in
      let lines = TextFit.lines(of: bar.name, in: nameWidth, size: 13)
      let width = lines.map { TextFit.width(of: $0, size: lines.count > 1 ? 11.5 : 13) }.max() ?? 0
      return 28 + 14 * bar.depth + min(nameWidth, Int(width))
    }
    return max(90, widths.max() ?? 0)
  }

  /// Returns how much room the calls in a step need.
  private static func width(of calls: LifeCalls, in step: Int) -> Int {
    let widths = calls.marks.filter { $0.step == step }.map { mark in
      inset(afterCalls: calls.marks(in: step, at: mark.bar).count)
        + Int(TextFit.width(of: mark.words, size: 12)) + 10
    }
    return widths.max() ?? 0
  }
}
