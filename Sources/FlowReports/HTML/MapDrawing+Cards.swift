extension MapDrawing {
  /// Returns a screen: a phone with its name, the signs of its gestures and its events.
  func card(_ place: Int) -> Markup {
    let screen = map.screens[place]
    let frame = layout.cards[place]
    let isHot = route?.visits(place) ?? false
    var svg = Markup()
    svg.breakLine()
    svg.add("g", ["class": isHot ? "card hot" : "card"]) { svg in
      svg.add("title", title(of: screen))
      svg.add(phone(frame, screen))
      for (row, event) in screen.rows.enumerated() {
        svg.add(self.row(event, in: frame, at: row, isHot: isHotRow(row, of: place)))
      }
      svg.add(
        "text",
        [
          "class": "foot", "x": "\(frame.x + frame.width / 2)", "y": "\(frame.maxY - 8)",
          "text-anchor": "middle", "fill": "#5b6570",
        ], Wording.count(screen.visits, "state"))
    }
    return svg
  }

  private func isHotRow(_ row: Int, of place: Int) -> Bool {
    route?.steps.contains { $0.source == place && $0.row == row } ?? false
  }

  private func title(of screen: ScreenMap.Screen) -> String {
    let signs = [
      screen.hasBack ? "back button, swipe and back menu" : nil,
      screen.canBePulledDown ? "can be pulled down" : nil,
    ].compactMap { $0 }
    return ([screen.name, screen.type].filter { !$0.isEmpty } + signs).joined(separator: "; ")
  }

  private func phone(_ frame: MapLayout.Frame, _ screen: ScreenMap.Screen) -> Markup {
    let (x, y) = (frame.x, frame.y)
    var svg = Markup()
    svg.add(
      "rect",
      [
        "class": screen.isAlert ? "phone alert" : "phone", "x": "\(x)", "y": "\(y)",
        "width": "\(frame.width)", "height": "\(frame.height)", "rx": "14", "fill": "#ffffff",
        "stroke": "#39424d",
      ], "")
    svg.add(
      "path",
      [
        "class": "barline", "d": "M\(x) \(y + MapLayout.barHeight) H\(frame.maxX)",
        "stroke": "#d8dde3",
      ], "")
    if screen.canBePulledDown {
      svg.add(
        "rect",
        [
          "class": "grab", "x": "\(x + frame.width / 2 - 14)", "y": "\(y + 4)", "width": "28",
          "height": "3", "rx": "1.5", "fill": "#5b6570",
        ], "")
    }
    if screen.hasBack {
      svg.add(
        "path",
        [
          "class": "back", "d": "M\(x + 19) \(y + 12) l-5 5 l5 5", "fill": "none",
          "stroke": "#2563c9",
        ], "")
    }
    svg.add(
      "text",
      [
        "class": "name", "x": "\(x + frame.width / 2)", "y": "\(y + 21)",
        "text-anchor": "middle", "fill": "#1b1f24",
      ], TextFit.fit(screen.name, in: frame.width - 52, size: 12.5))
    return svg
  }

  private func row(
    _ row: ScreenMap.Row, in frame: MapLayout.Frame, at place: Int, isHot: Bool
  ) -> Markup {
    let y = frame.y + MapLayout.middle(ofRow: place)
    let sign = self.sign(of: row, on: frame)
    let style = isHot ? "evbox hotrow" : row.count == 0 ? "evbox zero" : "evbox"
    var svg = Markup()
    svg.add(
      "rect",
      [
        "class": style, "x": "\(frame.x + 8)", "y": "\(y - 11)", "width": "\(frame.width - 16)",
        "height": "22", "rx": "6", "fill": "#f7f8fa", "stroke": "#d8dde3",
      ], "")
    let room = frame.width - 32 - Int(TextFit.width(of: sign, size: 10.5))
    svg.add("text", ["class": isHot ? "ev hott" : "ev", "x": "\(frame.x + 15)", "y": "\(y + 4)"]) {
      $0.add("title", row.label)
      $0.add(TextFit.fit(row.label, in: room, size: 11.5))
    }
    svg.add(
      "text",
      [
        "class": row.count == 0 ? "n zerot" : isLink(row, on: frame) ? "n portal" : "n",
        "x": "\(frame.maxX - 14)", "y": "\(y + 4)", "text-anchor": "end", "fill": "#5b6570",
      ], sign)
    return svg
  }

  private func isLink(_ row: ScreenMap.Row, on frame: MapLayout.Frame) -> Bool {
    sign(of: row, on: frame).contains { "↩→".contains($0) }
  }

  /// Returns what stands at the end of a row: where it leads, unless a line shows that, or how often
  /// it was tried.
  private func sign(of row: ScreenMap.Row, on frame: MapLayout.Frame) -> String {
    switch row.way {
    case .untried: "never ?"
    case .stays: "\(row.count) ↻"
    case .back(let target): TextFit.fit(map.screens[target].name, in: 66, size: 10.5) + " ↩"
    case .on(let target, _) where layout.cards[target].x <= frame.x:
      TextFit.fit(map.screens[target].name, in: 66, size: 10.5) + " →"
    case .on: "\(row.count)"
    }
  }
}
