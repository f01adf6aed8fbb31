extension LifeDrawing {
  /// Returns the calls about the screens of a coordinator, between its bar and that of its holder.
  func callsAbove(_ bar: Int) -> Markup {
    var svg = Markup()
    for step in steps.indices {
      let marks = calls.marks(in: step, at: bar)
      for (line, mark) in marks.prefix(Self.mostCalls).enumerated() {
        svg.breakLine()
        svg.add(arrow(of: mark, at: bar, line))
        svg.add(words(of: marks, line, x: arrowX(step, marks.count), y: y(ofBar: bar)))
      }
    }
    return svg
  }

  /// Returns the calls about screens of which the coordinator is not known, below all bars.
  func callsBelow(_ bottom: Int) -> Markup {
    var svg = Markup()
    svg.addText("Routers", "sub", x: 4, y: bottom + 12, in: 90, size: 11.5, fill: "#5b6570")
    for step in steps.indices {
      let marks = calls.marks(in: step, at: nil)
      let lines = min(Self.mostCalls, marks.count)
      for line in 0..<lines {
        svg.add(words(of: marks, line, x: x(step) + 4, y: bottom + 4 + Self.lineHeight * lines))
      }
    }
    return svg
  }

  /// Returns the x of the arrow after so many others in a step.
  private func arrowX(_ step: Int, _ place: Int) -> Int {
    x(step) + LifeColumns.inset(afterCalls: place)
  }

  private func arrow(of mark: LifeCalls.Mark, at bar: Int, _ line: Int) -> Markup {
    var svg = Markup()
    guard let holder = lives.holder(of: bar) else { return svg }
    let (upper, lower) = (y(ofBar: holder) + Self.barHeight, y(ofBar: bar))
    let x = arrowX(mark.step, line)
    let isMissing = mark.way == .isMissing
    let (start, end, turn) = mark.way == .comes ? (upper, lower, -1) : (lower, upper, 1)
    svg.addPath(
      "M\(x) \(start) V\(end + 6 * turn)", isMissing ? "msg missing" : "msg",
      stroke: isMissing ? "#c4243b" : "#7b8794")
    svg.add(
      "path",
      [
        "class": isMissing ? "ah r" : "ah", "d": "M\(x) \(end) l-4 \(8 * turn) h8 Z",
        "fill": isMissing ? "#c4243b" : "#7b8794",
      ], "")
    return svg
  }

  /// Returns what a call is, or how many more there are, in a line that ends above some y.
  private func words(of marks: [LifeCalls.Mark], _ line: Int, x: Int, y: Int) -> Markup {
    let rest = marks.count - Self.mostCalls
    let isCut = rest > 0 && line == Self.mostCalls - 1
    let isMissing = marks[line].way == .isMissing && !isCut
    let lines = min(Self.mostCalls, marks.count)
    let width = columns.width(marks[line].step) - 8 - (x - self.x(marks[line].step))
    var svg = Markup()
    svg.addText(
      isCut ? "and \(rest + 1) more" : marks[line].words, isMissing ? "never" : "mt", x: x,
      y: y - 8 - Self.lineHeight * (lines - 1 - line), in: width, size: 12,
      fill: isMissing ? "#c4243b" : "#1b1f24")
    return svg
  }
}
