import FlowChecking

extension FilmFrame {
  /// Returns whether a step is a gesture that no row of the screen stands for.
  func isFolded(_ step: Report.Step) -> Bool {
    let folded = [
      "back", "swipe back", "hold back", "pull sheet", "tap outside", "tab ", "lift", "begin",
    ]
    return step.isGesture && folded.contains { step.event.hasPrefix($0) }
  }

  /// Returns what is chosen from an alert or the back menu in a step; nil where nothing is.
  static func choice(in step: Report.Step) -> String? {
    guard step.isGesture else { return nil }
    return step.event.firstRange(of: "choose ").map { String(step.event[$0.upperBound...]) }
  }

  /// Returns what a row of the map is called on the screen itself: a choice by what is chosen.
  static func words(of row: String) -> String {
    row.hasPrefix("choose ") ? String(row.dropFirst("choose ".count)) : row
  }

  /// Returns the finger that makes a gesture, which lies below the texts.
  func finger(top: Int) -> Markup {
    var svg = Markup()
    guard let next, isFolded(next) else { return svg }
    let event = next.event
    if event.hasPrefix("pull sheet") || event.hasPrefix("begin to pull") {
      svg.addPath("M75 \(top + 4) v128", "sweep", stroke: "#2563c9")
      svg.add(touch(x: 75, y: top + 4))
    } else if event.hasPrefix("swipe") || event.hasPrefix("begin to swipe") {
      svg.addPath("M12 190 h96", "sweep", stroke: "#2563c9")
      svg.add(touch(x: 12, y: 190))
    } else if event.hasPrefix("back") || event.hasPrefix("hold back") {
      svg.add(touch(x: 19, y: top + 17))
    } else if event.hasPrefix("tap outside") {
      svg.add(touch(x: 75, y: 36))
    } else if event.hasPrefix("tab ") {
      svg.add(touch(x: 75, y: 218))
    }
    return svg
  }

  /// Returns the back menu with the screens below, where one is chosen of it next, and how high it is.
  func menu(top: Int) -> (svg: Markup, height: Int) {
    var svg = Markup()
    guard let next, next.event.hasPrefix("hold back"), let choice = Self.choice(in: next) else {
      return (svg, 0)
    }
    let stack = picture?.layers.last?.content.all.last { $0.kind == .stack }
    let names = (stack?.children.map(\.name) ?? []).dropLast().reversed()
    let entries = names.contains(choice) ? Array(names.prefix(4)) : [choice]
    svg.add(
      "rect",
      [
        "class": "menu", "x": "14", "y": "\(top + 36)", "width": "110",
        "height": "\(26 * entries.count + 4)", "rx": "8", "fill": "#ffffff", "stroke": "#39424d",
      ], "")
    for (place, entry) in entries.enumerated() {
      let y = top + 38 + 26 * place
      svg.addText(entry, "b", x: 22, y: y + 17, in: 78, size: 12, fill: "#1b1f24")
      if entry == choice { svg.add(touch(x: 112, y: y + 13)) }
    }
    return (svg, 26 * entries.count)
  }

  /// Returns where the finger is.
  func touch(x: Int, y: Int) -> Markup {
    var svg = Markup()
    svg.add("circle", ["class": "tap", "cx": "\(x)", "cy": "\(y)", "r": "9"], "")
    return svg
  }
}
