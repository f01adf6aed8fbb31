extension MapDrawing {
  /// Returns the signs of what is new and what is gone: at screens, and at the events of those that are
  /// neither.
  func changes(of place: Int) -> Markup {
    let (screen, card) = (map.screens[place], layout.cards[place])
    var svg = Markup()
    guard screen.change == .none else {
      svg.add(sign(of: screen.change, "screen \(screen.name)", x: card.x, y: card.y + 15))
      return svg
    }
    for (number, row) in screen.rows.enumerated() where row.change != .none {
      let y = card.y + MapLayout.middle(ofRow: number)
      svg.add(sign(of: row.change, "transition \(row.label)", x: card.x, y: y))
    }
    return svg
  }

  /// Returns a plus or a minus in a circle.
  private func sign(of change: MapChange, _ words: String, x: Int, y: Int) -> Markup {
    let isNew = change == .came
    var svg = Markup()
    svg.breakLine()
    svg.add("g", ["class": "change \(change.style)"]) { svg in
      svg.add("title", "\(isNew ? "New" : "Gone"): \(words)")
      svg.add(
        "circle",
        [
          "cx": "\(x)", "cy": "\(y)", "r": "9", "fill": isNew ? "#146c40" : "#ffffff",
          "stroke": isNew ? "#146c40" : "#5b6570",
        ], "")
      svg.addPath(
        Self.sign(of: change, x: x, y: y), "sign", stroke: isNew ? "#ffffff" : "#5b6570", width: "2"
      )
    }
    return svg
  }

  /// Returns the path of a plus or a minus around a point.
  static func sign(of change: MapChange, x: Int, y: Int) -> String {
    let minus = "M\(x - 4) \(y) h8"
    return change == .came ? "\(minus) M\(x) \(y - 4) v8" : minus
  }
}
