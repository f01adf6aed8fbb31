import FlowChecking

/// Which coordinator was held when, as bars over the steps, and what routers were asked meanwhile.
struct LifeDrawing {
  private static let step = 190
  private static let rowHeight = 34
  private static let mostCalls = 5

  private let counterexample: Report.Counterexample
  private let steps: [Report.Step]
  private let bars: [LifeBars.Bar]

  init(of counterexample: Report.Counterexample) {
    self.counterexample = counterexample
    steps = counterexample.states
    bars = LifeBars(of: steps).bars
  }

  /// The drawing in a panel of its own; nothing where there are no coordinators.
  var panel: Markup {
    var html = Markup()
    guard !bars.isEmpty else { return html }
    html.addPanel("Who was held when", "coordinators, each below the one that holds it") { html in
      html.addWide("Which coordinator was held when") { $0.add(svg) }
    }
    return html
  }

  /// The x at which the bars begin, behind the longest name.
  private var left: Int {
    let widths = bars.map { 28 + 14 * $0.depth + Int(TextFit.width(of: $0.name, size: 13)) }
    return min(300, max(90, widths.max() ?? 0))
  }

  /// The y at which the bars end.
  private var bottom: Int { top + Self.rowHeight * bars.count }

  private var top: Int { counterexample.loop == nil ? 34 : 58 }

  private var callRows: Int { min(Self.mostCalls, steps.map(\.calls.count).max() ?? 0) }

  private var svg: Markup {
    let width = left + Self.step * steps.count + 20
    let height = bottom + (callRows == 0 ? 10 : 24 + 18 * callRows)
    var svg = Markup()
    svg.add(
      "svg",
      [
        "class": "lanes", "viewBox": "0 0 \(width) \(height)", "role": "img",
        "width": "\(width)", "height": "\(height)",
        "aria-label": "Which coordinator was held after which step, and what routers were asked",
      ]
    ) { svg in
      for place in steps.indices { svg.add(tick(place)) }
      if let loop = counterexample.loop { svg.add(self.loop(from: loop)) }
      for (row, bar) in bars.enumerated() { svg.add(lane(bar, row)) }
      if callRows > 0 { svg.add(calls) }
    }
    return svg
  }

  /// Returns the x of the left edge of a step.
  private func x(_ place: Int) -> Int { left + Self.step * place }

  private func tick(_ place: Int) -> Markup {
    let words = place == 0 ? "launch" : "\(place) \(steps[place].event)"
    var svg = Markup()
    svg.add(
      "path",
      [
        "class": "tick", "d": "M\(x(place)) \(top - 8) V\(bottom)", "stroke": "#d8dde3",
        "fill": "none",
      ], "")
    svg.addText(
      words, "sub", x: x(place) + 4, y: top - 16, in: Self.step - 12, size: 11.5, fill: "#5b6570")
    return svg
  }

  /// Returns the way back from the last step to where the ones that come again begin.
  private func loop(from first: Int) -> Markup {
    let (start, end) = (x(first) + 8, x(steps.count) - 8)
    var svg = Markup()
    svg.add(
      "path",
      [
        "class": "hotpath", "d": "M\(end) 28 V12 H\(start) V22", "fill": "none",
        "stroke": "#c4243b",
      ], "")
    svg.add("path", ["class": "ah r", "d": "M\(start) 30 l-4.5 -9 h9 Z", "fill": "#c4243b"], "")
    svg.addText(
      "again and again", "never halo", x: start + 24, y: 16, in: Self.step, size: 12,
      fill: "#c4243b")
    return svg
  }

  private func lane(_ bar: LifeBars.Bar, _ row: Int) -> Markup {
    let y = top + Self.rowHeight * row
    var svg = Markup()
    svg.breakLine()
    svg.addText(
      bar.name, "ln", x: 4 + 14 * bar.depth, y: y + 16, in: left - 16 - 14 * bar.depth, size: 13,
      fill: "#1b1f24")
    let last = steps.count - 1
    let isLeaked = bar.steps.last == last && counterexample.blamed.contains(bar.name)
    for stretch in bar.stretches(before: isLeaked ? last : steps.count) {
      svg.add(self.bar("live", stretch, y))
    }
    guard isLeaked else { return svg }
    svg.add(self.bar("leaked", last...last, y))
    svg.addText(
      "still held", "never", x: x(last) + 8, y: y + 15, in: Self.step, size: 12, fill: "#c4243b")
    return svg
  }

  private func bar(_ style: String, _ steps: ClosedRange<Int>, _ y: Int) -> Markup {
    var svg = Markup()
    svg.add(
      "rect",
      [
        "class": style, "x": "\(x(steps.lowerBound))", "y": "\(y)",
        "width": "\(Self.step * steps.count)", "height": "22", "rx": "6", "fill": "#e3edfc",
        "stroke": "#2563c9",
      ], "")
    return svg
  }

  /// What routers were asked and reported in each step.
  private var calls: Markup {
    var svg = Markup()
    svg.addText("Routers", "sub", x: 4, y: bottom + 18, in: left, size: 11.5, fill: "#5b6570")
    for (place, step) in steps.enumerated() {
      let rest = step.calls.count - Self.mostCalls
      for (row, call) in step.calls.prefix(Self.mostCalls).enumerated() {
        let isCut = rest > 0 && row == Self.mostCalls - 1
        let words = isCut ? "and \(rest + 1) more" : call.words
        svg.addText(
          words, "mt", x: x(place) + 4, y: bottom + 18 + 18 * row, in: Self.step - 12, size: 12,
          fill: "#1b1f24")
      }
    }
    return svg
  }
}
