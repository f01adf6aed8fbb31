import FlowChecking

/// Which coordinator was held when, as bars over the steps, and what routers were asked and reported
/// between them.
struct LifeDrawing {
  /// How high a bar is.
  static let barHeight = 22

  /// How far one line of words is below another.
  static let lineHeight = 18

  /// How many calls are shown in one place; the rest is counted.
  static let mostCalls = 4

  /// How wide the drawing may be to be shown smaller where it has not enough room.
  private static let mostShrunk = 1500

  let counterexample: Report.Counterexample
  let steps: [Report.Step]
  let lives: LifeBars
  let calls: LifeCalls
  let columns: LifeColumns

  /// Draws the lives of the coordinators in a counterexample.
  init(of counterexample: Report.Counterexample) {
    self.counterexample = counterexample
    steps = counterexample.states
    lives = LifeBars(of: steps)
    calls = LifeCalls(of: counterexample, on: lives.bars)
    columns = LifeColumns(of: steps, lives, calls)
  }

  /// The drawing in a panel of its own; nothing where there are no coordinators.
  var panel: Markup {
    var html = Markup()
    guard !lives.bars.isEmpty else { return html }
    html.addPanel("Who was held when", "coordinators, each below the one that holds it") { html in
      html.addWide("Which coordinator was held when") { $0.add(svg) }
    }
    return html
  }

  /// The y at which the bars end.
  private var bottom: Int { y(ofBar: lives.bars.count - 1) + Self.barHeight + 12 }

  private var top: Int { counterexample.loop == nil ? 34 : 68 }

  private var svg: Markup {
    let width = columns.right + 20
    let rest = min(Self.mostCalls, calls.mostMarks(at: nil))
    let height = bottom + (rest == 0 ? 4 : 18 + Self.lineHeight * rest)
    var svg = Markup()
    svg.add(
      "svg",
      [
        "class": width <= Self.mostShrunk ? "lanes fit" : "lanes",
        "viewBox": "0 0 \(width) \(height)", "role": "img",
        "width": "\(width)", "height": "\(height)",
        "aria-label": "Which coordinator was held after which step, and what routers were asked",
      ]
    ) { svg in
      for place in steps.indices { svg.add(tick(place)) }
      if let loop = counterexample.loop { svg.add(self.loop(from: loop)) }
      for bar in lives.bars.indices { svg.add(lane(bar)) }
      for bar in lives.bars.indices { svg.add(callsAbove(bar)) }
      if rest > 0 { svg.add(callsBelow(bottom)) }
    }
    return svg
  }

  /// Returns the x of the left edge of a step.
  func x(_ place: Int) -> Int { columns.x(place) }

  /// Returns the y of the upper edge of a bar, above which there is room for its calls.
  func y(ofBar place: Int) -> Int {
    let rooms = (0...place).map { bar in
      let lines = min(Self.mostCalls, calls.mostMarks(at: bar))
      return lines == 0 ? (bar == 0 ? 0 : 12) : 12 + Self.lineHeight * lines
    }
    return top + rooms.reduce(0, +) + Self.barHeight * place
  }

  private func tick(_ place: Int) -> Markup {
    let words = LifeColumns.title(of: place, in: steps)
    var svg = Markup()
    svg.add(
      "path",
      [
        "class": "tick", "d": "M\(x(place)) \(top - 8) V\(bottom)", "stroke": "#d8dde3",
        "fill": "none",
      ], "")
    svg.addText(
      words, "sub", x: x(place) + 4, y: top - 16, in: columns.width(place) - 12, size: 11.5,
      fill: "#5b6570")
    return svg
  }

  /// Returns the way back from the last step to where the ones that come again begin.
  private func loop(from first: Int) -> Markup {
    let (start, end) = (x(first) + 8, x(steps.count) - 8)
    var svg = Markup()
    svg.add(
      "path",
      [
        "class": "hotpath", "d": "M\(end) 38 V22 H\(start) V32", "fill": "none",
        "stroke": "#c4243b",
      ], "")
    svg.add("path", ["class": "ah r", "d": "M\(start) 40 l-4.5 -9 h9 Z", "fill": "#c4243b"], "")
    svg.addText(
      "again and again", "never", x: start + 8, y: 14, in: end - start, size: 12,
      fill: "#c4243b")
    return svg
  }

  private func lane(_ place: Int) -> Markup {
    let bar = lives.bars[place]
    let y = y(ofBar: place)
    var svg = Markup()
    svg.breakLine()
    svg.addLines(
      bar.name, "ln", x: 4 + 14 * bar.depth, y: y + 16, in: LifeColumns.nameWidth, size: 13,
      small: 11.5,
      fill: "#1b1f24")
    let last = steps.count - 1
    let isLeaked = bar.steps.last == last && counterexample.blamed.contains(bar.name)
    for stretch in bar.stretches(before: isLeaked ? last : steps.count) {
      svg.add(self.bar("live", stretch, y))
      guard stretch.upperBound < last, !bar.isHeld(in: stretch.upperBound + 1) else { continue }
      svg.addText(
        "let go", "okt", x: x(stretch.upperBound + 1) + 8, y: y + 15,
        in: columns.width(stretch.upperBound + 1), size: 12, fill: "#146c40")
    }
    guard isLeaked else { return svg }
    svg.add(self.bar("leaked", last...last, y))
    svg.addText(
      "still held", "never", x: x(last) + 8, y: y + 15, in: columns.width(last), size: 12,
      fill: "#c4243b")
    return svg
  }

  private func bar(_ style: String, _ steps: ClosedRange<Int>, _ y: Int) -> Markup {
    var svg = Markup()
    svg.add(
      "rect",
      [
        "class": style, "x": "\(x(steps.lowerBound))", "y": "\(y)",
        "width": "\(x(steps.upperBound + 1) - x(steps.lowerBound))", "height": "\(Self.barHeight)",
        "rx": "6",
        "fill": "#e3edfc", "stroke": "#2563c9",
      ], "")
    return svg
  }
}
