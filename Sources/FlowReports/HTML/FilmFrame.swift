import FlowChecking

/// A phone with what is on it, and the finger on what is done next.
struct FilmFrame {
  static let width = 150
  private static let height = 236

  let picture: FlowPicture?
  private let screens: String
  let next: Report.Step?
  private let rows: [String]

  /// Draws what is on screen, before a step if there is one; with the events of the screen as rows.
  init(of picture: FlowPicture?, screens: String, before next: Report.Step?, rows: [String]) {
    self.picture = picture
    self.screens = screens
    self.next = next
    let labels = rows.filter { $0 != "choose" }.map { Self.words(of: $0) }
    self.rows = labels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The part of the plane that the picture fills.
  static let viewBox = "0 0 \(width) \(height)"

  /// The picture as SVG.
  var svg: Markup {
    var svg = Markup()
    svg.add(
      "svg",
      [
        "class": "screen", "viewBox": Self.viewBox, "role": "img",
        "aria-label": screens, "width": "\(Self.width)", "height": "\(Self.height)",
      ]
    ) { $0.add(drawing) }
    return svg
  }

  /// The phone and what is on it.
  var drawing: Markup {
    var svg = Markup()
    svg.add(
      "rect",
      [
        "class": "phone", "x": "2", "y": "2", "width": "146", "height": "232", "rx": "22",
        "fill": "#ffffff", "stroke": "#39424d",
      ], "")
    svg.add(
      "rect",
      ["class": "notch", "x": "55", "y": "9", "width": "40", "height": "9", "rx": "4.5"], "")
    svg.add(content)
    return svg
  }

  private var content: Markup {
    var svg = Markup()
    guard let layer = picture?.layers.last, let front = picture?.front else {
      svg.add(line(screens, y: 120, "t"))
      return svg
    }
    let isCovered = (picture?.layers.count ?? 1) > 1
    switch layer.presentation {
    case .sheet,
      .alert where isCovered:
      let below = picture?.layers.dropLast().last?.content.inSight.last?.name ?? ""
      svg.add(line(below, y: 40, "m"))
      svg.add(layer.presentation == .alert ? alert(front) : sheet(front))
    default: svg.add(screen(front, top: 22))
    }
    return svg
  }

  private func sheet(_ front: FlowElement) -> Markup {
    var svg = Markup()
    svg.add(
      "path",
      [
        "class": "menu",
        "d":
          "M8 64 a14 14 0 0 1 14 -14 h106 a14 14 0 0 1 14 14 v148 a16 16 0 0 1 -16 16 h-102 a16 16 0 0 1 -16 -16 Z",
        "fill": "#ffffff", "stroke": "#39424d",
      ], "")
    svg.add(
      "rect",
      ["class": "grab", "x": "62", "y": "53", "width": "26", "height": "4", "rx": "2"], "")
    svg.add(screen(front, top: 54))
    return svg
  }

  private func alert(_ front: FlowElement) -> Markup {
    var svg = Markup()
    svg.add(
      "rect",
      [
        "class": "menu", "x": "10", "y": "78", "width": "130", "height": "\(42 + 27 * shown.count)",
        "rx": "14", "fill": "#ffffff", "stroke": "#39424d",
      ], "")
    svg.add(line(front.name, y: 101, "t"))
    svg.add(buttons(from: 112, inset: 18))
    return svg
  }

  private func screen(_ front: FlowElement, top: Int) -> Markup {
    var svg = Markup()
    svg.add(finger(top: top))
    svg.add(line(front.name, y: top + 22, "t"))
    svg.add(
      "path", ["class": "sep", "d": "M12 \(top + 34) H138", "stroke": "#d8dde3"], "")
    if hasBack {
      svg.add(
        "path",
        ["class": "back", "d": "M21 \(top + 12) l-5 5 l5 5", "fill": "none", "stroke": "#2563c9"],
        "")
    }
    let menu = self.menu(top: top)
    svg.add(buttons(from: top + 44 + menu.height, inset: 16))
    svg.add(menu.svg)
    return svg
  }

  private var hasBack: Bool {
    let stack = picture?.layers.last?.content.all.last { $0.kind == .stack }
    return (stack?.children.count ?? 0) > 1
  }

  /// The rows that there is room for, with the one that is pressed next.
  private var shown: [String] {
    let room = picture?.layers.last?.presentation == .root ? 6 : 4
    var shown = Array(rows.prefix(room))
    if let pressed, !shown.contains(pressed) {
      shown = shown.dropLast(shown.count == room ? 1 : 0) + [pressed]
    }
    return shown
  }

  private var pressed: String? {
    guard let next, !isFolded(next) else { return nil }
    if let choice = Self.choice(in: next) { return choice }
    return rows.first { next.event == $0 || next.event.hasPrefix("\($0)(") } ?? next.event
  }

  private func buttons(from top: Int, inset: Int) -> Markup {
    let width = Self.width - 2 * inset
    var svg = Markup()
    for (place, label) in shown.enumerated() {
      let y = top + 27 * place
      let isPressed = label == pressed
      svg.add(
        "rect",
        [
          "class": isPressed ? "press" : "bx", "x": "\(inset)", "y": "\(y)",
          "width": "\(width)", "height": "23", "rx": "6", "fill": "#f7f8fa", "stroke": "#d8dde3",
        ], "")
      svg.addLines(
        label, "b", x: inset + 8, y: y + 16, in: width - (isPressed ? 30 : 12), size: 12,
        small: 9.5, fill: "#1b1f24")
      if isPressed { svg.add(touch(x: inset + width - 12, y: y + 12)) }
    }
    return svg
  }

  private func line(_ text: String, y: Int, _ style: String) -> Markup {
    var svg = Markup()
    svg.addLines(
      text, "\(style) lc", x: Self.width / 2, y: y, in: 104, size: 13, small: 11,
      fill: "#1b1f24", anchor: "middle")
    return svg
  }
}
