/// The picture of a map: screens as cards with their events as rows, coordinators as lanes.
struct MapDrawing {
  let map: ScreenMap
  let route: MapRoute?
  let layout: MapLayout
  let arcs: MapArcs?

  /// The screens by coordinator.
  let lanes: [ScreenMap.Lane]

  /// The place of the lane of each screen.
  let laneOf: [Int: Int]

  /// How wide a map may be to be shown smaller where it has not enough room.
  private static let mostShrunk = 1700

  /// Draws a map, with the way of a counterexample if one is given.
  init(of map: ScreenMap, along counterexample: Report.Counterexample? = nil) {
    self.map = map
    let layout = MapLayout(of: map)
    self.layout = layout
    lanes = map.lanes
    laneOf = Dictionary(
      uniqueKeysWithValues: lanes.enumerated().flatMap { place, lane in
        lane.screens.map { ($0, place) }
      })
    route = counterexample.map { MapRoute(of: $0, on: map) }
    arcs = route.map { MapArcs(of: $0, on: layout) }
  }

  /// The picture as SVG; with a style sheet in it where it is to stand alone.
  func svg(titled title: String, style: String? = nil) -> Markup {
    let top = arcs?.height ?? 0
    var svg = Markup()
    svg.add(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "class": layout.width <= Self.mostShrunk ? "map fit" : "map",
        "viewBox": "0 \(-top) \(layout.width) \(layout.height + top)",
        "width": "\(layout.width)", "height": "\(layout.height + top)",
        "role": "img", "aria-label": title,
      ]
    ) { svg in
      if let style {
        svg.add("title", title)
        svg.add("style") { $0.addVerbatim("\n\(style)\n") }
      }
      for place in layout.boxes.indices { svg.add(lane(place)) }
      for (edge, points) in layout.routes where route?.step(along: edge) == nil {
        svg.add(way(edge, points))
      }
      for screen in map.screens.indices { svg.add(card(screen)) }
      for (edge, points) in layout.routes {
        if let step = route?.step(along: edge) { svg.add(hotWay(step, edge, points)) }
      }
      for arc in arcs?.arcs ?? [] { svg.add(self.arc(arc)) }
      for step in route?.steps ?? [] { svg.add(badge(step)) }
      for screen in map.screens.indices { svg.add(changes(of: screen)) }
    }
    return svg
  }

  private func way(_ edge: ScreenMap.Edge, _ points: [MapPoint]) -> Markup {
    var svg = Markup()
    svg.breakLine()
    svg.add("g", ["class": "edgeg \(style(ofScreens: edge.source, edge.target))"]) { svg in
      svg.add("title", words(for: edge))
      let change = map.screens[edge.source].rows[edge.row].change
      svg.addPath(
        MapPath.rounded(points), change == .none ? "edge" : "edge \(change.style)",
        stroke: "#7b8794")
      if edge.isSheet {
        svg.add(
          "circle",
          [
            "class": "port", "cx": "\(points[0].x + 8)", "cy": "\(points[0].y)", "r": "3.5",
            "fill": "#ffffff", "stroke": "#7b8794",
          ], "")
      }
      svg.add("path", ["class": "ah", "d": MapPath.arrow(at: points), "fill": "#7b8794"], "")
    }
    return svg
  }

  private func hotWay(
    _ step: MapRoute.Step, _ edge: ScreenMap.Edge, _ points: [MapPoint]
  ) -> Markup {
    var svg = Markup()
    svg.breakLine()
    svg.add("g", ["class": "hotg hot \(style(ofScreens: edge.source, edge.target))"]) { svg in
      svg.add("title", "Step \(step.number): \(words(for: edge))")
      svg.addPath(MapPath.rounded(points), "hotpath", stroke: "#c4243b", width: "3")
      svg.add("path", ["class": "ah r", "d": MapPath.arrow(at: points), "fill": "#c4243b"], "")
    }
    return svg
  }

  private func arc(_ arc: MapArcs.Arc) -> Markup {
    let words = "\(arc.step.number)  \(arc.step.event)"
    var svg = Markup()
    svg.breakLine()
    svg.add("g", ["class": "hotg hot \(style(of: arc))"]) { svg in
      svg.addPath(
        MapPath.rounded(arc.points), arc.step.isGesture ? "hotpath gesture" : "hotpath",
        stroke: "#c4243b", width: "3")
      svg.add("path", ["class": "ah r", "d": MapPath.arrow(at: arc.points), "fill": "#c4243b"], "")
      svg.addText(
        words, "gl halo", x: arc.label.x, y: arc.label.y, in: arc.room, size: 12, fill: "#c4243b")
    }
    return svg
  }

  /// Returns the class of a way that runs above the map.
  private func style(of arc: MapArcs.Arc) -> String {
    let isBack = arc.step.target.map { target in
      layout.cards[target].x <= layout.cards[arc.step.source].x
    }
    return style(ofScreens: arc.step.source, arc.step.target ?? arc.step.source)
      + (isBack == true ? " \(MapFilter.back.style)" : "")
  }

  private func words(for edge: ScreenMap.Edge) -> String {
    let source = map.screens[edge.source]
    return "\(source.name): \(source.rows[edge.row].label) → \(map.screens[edge.target].name)"
  }

  /// Returns the number of a step, at the row of its event or at the sign of its gesture.
  private func badge(_ step: MapRoute.Step) -> Markup {
    let card = layout.cards[step.source]
    let earlier = (route?.steps ?? []).filter {
      $0.number < step.number && $0.source == step.source && $0.row == step.row
    }
    let y = step.row.map { card.y + MapLayout.middle(ofRow: $0) } ?? card.y + 15
    let x = card.x - 1 + 19 * earlier.count
    var svg = Markup()
    svg.add("g", ["class": "step hot \(style(ofScreens: step.source))"]) { svg in
      svg.add("title", "Step \(step.number): \(step.event)")
      svg.add(
        "circle", ["cx": "\(x)", "cy": "\(y)", "r": "9.5", "fill": "#c4243b"], "")
      svg.add(
        "text",
        ["x": "\(x)", "y": "\(y + 4)", "fill": "#ffffff", "text-anchor": "middle"],
        "\(step.number)")
    }
    return svg
  }
}
