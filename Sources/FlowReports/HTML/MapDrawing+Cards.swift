extension MapDrawing {
  /// Returns a screen: a phone with its name, the signs of its gestures and its events.
  func card(_ place: Int) -> Markup {
    let screen = map.screens[place]
    let frame = layout.cards[place]
    let isHot = route?.visits(place) ?? false
    var svg = Markup()
    svg.breakLine()
    let styles = ["card", style(ofScreens: place), isHot ? "hot" : "", screen.change.style]
    svg.add("g", ["class": styles.filter { !$0.isEmpty }.joined(separator: " ")]) { svg in
      svg.add("title", title(of: screen))
      svg.add(phone(frame, screen))
      for (row, event) in screen.rows.enumerated() {
        svg.add(self.row(event, in: frame, at: row, isHot: isHotRow(row, of: place)))
      }
      let size = screen.size == 1 ? "" : "\(Wording.count(screen.size, "screen")), "
      svg.addText(
        size + Wording.count(screen.visits, "state"), "foot", x: frame.x + frame.width / 2,
        y: frame.maxY - 8, in: frame.width, size: 10.5, fill: "#5b6570", anchor: "middle")
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
    svg.add(head(of: screen, frame))
    let room = frame.width - 48
    let isLong = TextFit.width(of: screen.name, size: 12.5) > Double(room)
    svg.addText(
      screen.name, isLong ? "name long" : "name", x: x + frame.width / 2, y: y + 21, in: room,
      size: isLong ? 10.5 : 12.5, fill: "#1b1f24", anchor: "middle")
    return svg
  }

  /// Returns the bar with the name of a screen, and the signs of its gestures.
  private func head(of screen: ScreenMap.Screen, _ frame: MapLayout.Frame) -> Markup {
    let (x, y) = (frame.x, frame.y)
    var svg = Markup()
    svg.add(
      "path",
      [
        "class": "bar",
        "d": "M\(x + 1) \(y + MapLayout.barHeight) V\(y + 14) a13 13 0 0 1 13 -13 "
          + "h\(frame.width - 28) a13 13 0 0 1 13 13 V\(y + MapLayout.barHeight) Z",
        "fill": "#f2f4f7",
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
    return svg
  }

  private func row(
    _ row: ScreenMap.Row, in frame: MapLayout.Frame, at place: Int, isHot: Bool
  ) -> Markup {
    let y = frame.y + MapLayout.middle(ofRow: place)
    let sign = MapSign(of: row, on: map, hasLine: hasLine(row, from: frame))
    let width = frame.width - MapLayout.rowInset
    let room = sign.room(beside: row, in: width)
    let style = isHot ? "evbox hotrow" : row.count == 0 ? "evbox zero" : "evbox"
    var svg = Markup()
    let way = row.way == .untried ? "miss" : row.way.isBack ? "rear" : ""
    let styles = ["rowg", way, row.change.style].filter { !$0.isEmpty }
    svg.add("g", ["class": styles.joined(separator: " ")]) { svg in
      svg.add(
        "rect",
        [
          "class": style, "x": "\(frame.x + 8)", "y": "\(y - 11)", "width": "\(frame.width - 16)",
          "height": "22", "rx": "6", "fill": "#f7f8fa", "stroke": "#d8dde3",
        ], "")
      svg.add("text", ["class": isHot ? "ev hott" : "ev", "x": "\(frame.x + 15)", "y": "\(y + 4)"])
      {
        $0.add("title", row.label)
        $0.add(Self.label(of: row, in: width - room - (sign.icon == nil ? 0 : 16)))
      }
      let end = frame.maxX - (sign.icon == nil ? 14 : 29)
      svg.addText(
        sign.words, sign.style, x: end, y: y + 4, in: room, size: 10.5, fill: "#5b6570",
        anchor: "end")
      if let icon = sign.icon {
        svg.addPath(icon.path(x: frame.maxX - 25, y: y), "ico", stroke: "#2563c9")
      }
    }
    return svg
  }

  /// Returns what a row is called; of values that have no room the first, and how many there are more.
  private static func label(of row: ScreenMap.Row, in width: Int) -> String {
    let fitting = TextFit.fit(row.label, in: width, size: 11.5)
    guard fitting != row.label, row.values.count > 1 else { return fitting }
    return TextFit.fit(row.shortLabel, in: width, size: 11.5)
  }

  /// Returns whether a line shows where a row leads.
  private func hasLine(_ row: ScreenMap.Row, from frame: MapLayout.Frame) -> Bool {
    guard case .on(let target, _) = row.way else { return false }
    return layout.cards[target].x > frame.x
  }
}
