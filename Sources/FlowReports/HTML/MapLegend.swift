/// What the signs on a map mean.
enum MapLegend {
  /// Returns the legend.
  static func markup(withTrace hasTrace: Bool, withChanges hasChanges: Bool = false) -> Markup {
    var html = Markup()
    html.add("ul", ["class": "legend"]) { html in
      if hasChanges {
        html.add(item(.came, "new: + and a thick line"))
        html.add(item(.went, "gone: − and a dashed line"))
      }
      html.add(item("M1 7 H20", "leads to another screen", head: "M30 7 l-9 -4.5 v9 Z"))
      html.add(
        item("M9 7 H20", "in a sheet, or over all", head: "M30 7 l-9 -4.5 v9 Z", port: true))
      html.add(item("M16 2 l-5 5 l5 5", "back button, swipe and back menu", "back"))
      html.add(item("M2 7 H28", "can be pulled down", "grabline"))
      let icons: [(MapSign.Icon, String)] = [
        (.back, "back to a screen below"), (.on, "to a screen that no line leads to"),
        (.stays, "the screen stays"),
      ]
      for (icon, words) in icons { html.add(item(icon.path(x: 10, y: 7), words, "ico")) }
      html.add(item("M1 7 H30", "never tried, marked “never ?”", "edge miss"))
      if hasTrace {
        html.add(item("M1 7 H30", "counterexample, its steps in order", "hotpath"))
        html.add(item("M1 7 H30", "a gesture of it", "hotpath gesture"))
      }
    }
    return html
  }

  private static func item(_ change: MapChange, _ words: String) -> Markup {
    var html = Markup()
    html.add("li") { html in
      html.add("svg", ["width": "32", "height": "20", "aria-hidden": "true"]) { svg in
        svg.add("g", ["class": "change \(change.style)"]) { svg in
          svg.add("circle", ["cx": "10", "cy": "10", "r": "9"], "")
          svg.addPath(MapDrawing.sign(of: change, x: 10, y: 10), "sign", stroke: "#5b6570")
        }
        svg.addPath("M19 10 H31", "edge \(change.style)", stroke: "#7b8794")
      }
      html.add(words)
    }
    return html
  }

  private static func item(
    _ line: String, _ words: String, _ style: String = "edge", head: String? = nil,
    port: Bool = false
  ) -> Markup {
    var html = Markup()
    html.add("li") { html in
      html.add("svg", ["width": "32", "height": "14", "aria-hidden": "true"]) { svg in
        svg.addPath(line, style, stroke: "#7b8794")
        if port { svg.add("circle", ["class": "port", "cx": "5", "cy": "7", "r": "3.5"], "") }
        if let head { svg.add("path", ["class": "ah", "d": head, "fill": "#7b8794"], "") }
      }
      html.add(words)
    }
    return html
  }
}
