extension FlowPage {
  /// The map, or where it would be too large one of the coordinators and one for each of them.
  var maps: Markup {
    let legend = MapLegend.markup(withTrace: !flow.counterexamples.isEmpty)
    let words = "each screen lists its events, and in how many states each was tried"
    guard map.isTooLarge else {
      var html = Markup()
      html.addPanel("Navigation map", words, beside: filter(of: map, file)) { html in
        html.add(drawing(of: map, "Navigation map of \(flow.name)"))
        html.add(legend)
        html.add(MapWords(of: map).details)
        if layout == .folder { html.add(download) }
      }
      return html
    }
    let lanes = map.lanes
    let anchors = lanes.indices.map { "\(file).map-\($0 + 1)" }
    var html = Markup()
    html.addPanel(
      "Coordinators", "each with the screen that it begins with"
    ) { html in
      html.add("p", ["class": "note0"]) { html in
        html.add("The map of each:")
        for (lane, anchor) in zip(lanes, anchors) {
          html.add(" ")
          html.add("a", ["href": "#\(anchor)"], map.screens[lane.screens[0]].name)
        }
      }
      html.add(drawing(of: map.overview(of: lanes), "Coordinators of \(flow.name)"))
      html.add(legend)
      if layout == .folder { html.add(download) }
    }
    for (lane, anchor) in zip(lanes, anchors) {
      let title = "\(lane.owner ?? "No coordinator"): \(map.screens[lane.screens[0]].name)"
      let part = map.part(lane.screens)
      html.addPanel(title, words, beside: filter(of: part, anchor), anchor: anchor) { html in
        html.add(drawing(of: part, title))
        html.add(MapWords(of: part).details)
      }
    }
    return html
  }

  private func filter(of map: ScreenMap, _ name: String) -> Markup {
    MapFilter.markup(of: map, hasTrace: !flow.counterexamples.isEmpty, named: "\(name).filter")
  }

  private func drawing(of map: ScreenMap, _ title: String) -> Markup {
    var html = Markup()
    html.addWide(title) { html in
      let drawing = MapDrawing(of: map, along: flow.counterexamples.first)
      html.add(drawing.svg(titled: title))
    }
    return html
  }

  private var download: Markup {
    var html = Markup()
    html.add("p", ["class": "muted note"]) { html in
      html.add("The map as a picture of its own: ")
      html.add("a", ["href": MapPicture.name(of: file)], MapPicture.name(of: file))
    }
    return html
  }
}
