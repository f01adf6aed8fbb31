extension MapDrawing {
  /// Returns a lane: the name of the coordinator, and from where its screens are reached.
  func lane(_ place: Int) -> Markup {
    let (box, frame) = (layout.grid.boxes[place], layout.boxes[place])
    var svg = Markup()
    svg.breakLine()
    svg.add("g", ["class": "cluster \(style(ofLane: place))"]) { svg in
      svg.add(
        "rect",
        [
          "x": "\(frame.x)", "y": "\(frame.y)", "width": "\(frame.width)",
          "height": "\(frame.height)", "rx": "12", "fill": "#f1f4f8", "stroke": "#d8dde3",
        ], "")
      let owner = box.owner ?? "no coordinator"
      let isLong = TextFit.width(of: owner, size: 12.5) > Double(frame.width - 24)
      let size = isLong ? 10.5 : 12.5
      let width = Int(TextFit.width(of: owner, size: size)) + 1
      let x = room(for: width, in: frame) ?? frame.x + 14
      svg.addText(
        owner, isLong ? "owner long" : "owner", x: x, y: frame.y + 20,
        in: frame.maxX - x - 4, size: size, fill: "#5b6570")
      svg.add(origin(ofLane: place, from: x + width + 24))
    }
    return svg
  }

  /// Returns where a name that is so wide begins in the head of a lane, so that no line runs through it;
  /// nil where there is no such room.
  private func room(for width: Int, in frame: MapLayout.Frame) -> Int? {
    let lines = crossings(of: frame)
    return ([frame.x + 14] + lines.map { $0 + 10 }).sorted().first { start in
      start + width < frame.maxX && !lines.contains { (start - 8...start + width + 4).contains($0) }
    }
  }

  /// Returns where lines run up and down through the head of a lane.
  private func crossings(of frame: MapLayout.Frame) -> [Int] {
    let ways = layout.routes.map(\.points) + (arcs?.arcs.map(\.points) ?? [])
    let head = frame.y + 6...frame.y + 24
    return ways.flatMap { points in
      zip(points, points.dropFirst()).compactMap { start, end in
        let isInHead = (min(start.y, end.y)...max(start.y, end.y)).overlaps(head)
        return start.x == end.x && frame.x < start.x && start.x < frame.maxX && isInHead
          ? start.x : nil
      }
    }
  }

  /// Returns from which screens those of a lane are reached, at the end of its head, if there is room.
  private func origin(ofLane place: Int, from start: Int) -> Markup {
    var svg = Markup()
    let frame = layout.boxes[place]
    guard let words = Self.origin(of: lanes[place], on: map) else { return svg }
    let width = Int(TextFit.width(of: words, size: 11.5)) + 1
    let x = frame.maxX - 14
    let taken = crossings(of: frame).contains { (x - width - 8...x + 4).contains($0) }
    guard x - width > start, !taken else { return svg }
    svg.addText(
      words, "how", x: x, y: frame.y + 20, in: width + 1, size: 11.5, fill: "#5b6570", anchor: "end"
    )
    return svg
  }

  /// Returns in words from which screens those of a lane are reached; nil where there are none.
  static func origin(of lane: ScreenMap.Lane, on map: ScreenMap) -> String? {
    let ways = map.edges.filter {
      lane.screens.contains($0.target) && !lane.screens.contains($0.source)
    }
    var names: [String] = []
    for way in ways where !names.contains(map.screens[way.source].name) {
      names.append(map.screens[way.source].name)
    }
    guard !names.isEmpty else { return nil }
    let word = ways.allSatisfy(\.isSheet) ? "over" : "from"
    return "\(word) \(names.count > 2 ? "\(names.count) screens" : names.joined(separator: " or "))"
  }

  /// Returns the class of what belongs to a lane.
  func style(ofLane place: Int) -> String {
    MapFilter.lane(place).style + (isHot(lanes[place]) ? " hot" : "")
  }

  private func isHot(_ lane: ScreenMap.Lane) -> Bool {
    lane.screens.contains { route?.visits($0) ?? false }
  }

  /// Returns the class of what belongs to some screens: those of their lanes.
  func style(ofScreens screens: Int...) -> String {
    Set(screens.compactMap { laneOf[$0] }).sorted().map { MapFilter.lane($0).style }
      .joined(separator: " ")
  }
}
