import FlowChecking

/// Which coordinator was held when, as bars over the steps.
struct LifeDrawing {
  private struct Bar {
    let name: String
    let depth: Int
    var steps: [Int]
  }

  private static let left = 300
  private static let step = 150

  private let steps: [Report.Step]
  private let breaches: [Report.Breach]
  private var bars: [(key: String, bar: Bar)] = []

  init(of steps: [Report.Step], breaches: [Report.Breach]) {
    self.steps = steps
    self.breaches = breaches
    for (place, step) in steps.enumerated() {
      if let root = step.picture?.coordinators { add(root, at: place, below: "", depth: 0) }
    }
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

  private mutating func add(_ node: FlowPicture.Node, at step: Int, below path: String, depth: Int)
  {
    let key = "\(path)/\(node.name)"
    if let place = bars.firstIndex(where: { $0.key == key }) {
      if bars[place].bar.steps.last != step { bars[place].bar.steps.append(step) }
    } else {
      let place = bars.lastIndex { $0.key == path || $0.key.hasPrefix("\(path)/") }
      bars.insert(
        (key, Bar(name: node.name, depth: depth, steps: [step])),
        at: place.map { $0 + 1 } ?? bars.count)
    }
    var counts: [String: Int] = [:]
    for child in node.children {
      counts[child.name, default: 0] += 1
      let number = counts[child.name, default: 1]
      add(child, at: step, below: number == 1 ? key : "\(key)#\(number)", depth: depth + 1)
    }
  }

  private var svg: Markup {
    let width = Self.left + Self.step * steps.count + 20
    var svg = Markup()
    svg.add(
      "svg",
      [
        "class": "lanes", "viewBox": "0 0 \(width) \(44 + 34 * bars.count)", "role": "img",
        "width": "\(width)", "height": "\(44 + 34 * bars.count)",
        "aria-label": "Which coordinator was held after which step",
      ]
    ) { svg in
      for place in steps.indices { svg.add(tick(place)) }
      for (row, bar) in bars.enumerated() { svg.add(lane(bar.bar, row)) }
    }
    return svg
  }

  private func tick(_ place: Int) -> Markup {
    let x = Self.left + Self.step * place
    let words = place == 0 ? "launch" : "\(place) \(steps[place].event)"
    var svg = Markup()
    svg.add(
      "path",
      ["class": "tick", "d": "M\(x) 26 V\(38 + 34 * bars.count)", "stroke": "#d8dde3"], "")
    svg.add("text", ["class": "sub", "x": "\(x + 4)", "y": "18"]) { svg in
      svg.add("title", words)
      svg.add(TextFit.fit(words, in: Self.step - 12, size: 11.5))
    }
    return svg
  }

  private func lane(_ bar: Bar, _ row: Int) -> Markup {
    let y = 34 + 34 * row
    var svg = Markup()
    svg.breakLine()
    svg.add("text", ["class": "ln", "x": "\(4 + 14 * bar.depth)", "y": "\(y + 16)"]) { svg in
      svg.add("title", bar.name)
      svg.add(TextFit.fit(bar.name, in: Self.left - 16 - 14 * bar.depth, size: 13))
    }
    for step in bar.steps {
      let isLeft = step == steps.count - 1 && isBlamed(bar.name)
      svg.add(
        "rect",
        [
          "class": isLeft ? "leaked" : "live", "x": "\(Self.left + Self.step * step)",
          "y": "\(y)", "width": "\(Self.step)", "height": "22", "fill": "#e3edfc",
          "stroke": "#2563c9",
        ], "")
      if isLeft {
        svg.add(
          "text",
          ["class": "never", "x": "\(Self.left + Self.step * step + 8)", "y": "\(y + 15)"],
          "still held")
      }
    }
    return svg
  }

  /// Returns whether a coordinator is what a promise complains about.
  private func isBlamed(_ name: String) -> Bool {
    breaches.contains { $0.reason.hasPrefix("\(name) ") }
  }
}
