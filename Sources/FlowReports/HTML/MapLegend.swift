/// What the signs on a map mean.
enum MapLegend {
  /// Returns the legend.
  static func markup(withTrace hasTrace: Bool) -> Markup {
    var html = Markup()
    html.add("ul", ["class": "legend"]) { html in
      html.add(item("M1 7 H20", "M30 7 l-9 -4.5 v9 Z", "leads to another screen"))
      html.add("li", "○ at its start: in a sheet, or over all")
      html.add(item("M14 2 l-5 5 l5 5", nil, "back button, swipe and back menu", "back"))
      html.add(item("M2 7 H28", nil, "can be pulled down", "grabline"))
      html.add("li", "↩ back to a screen below")
      html.add("li", "→ to a screen drawn farther left")
      html.add("li", "↻ the screen stays")
      html.add("li", "never ?: offered or declared, and never tried")
      if hasTrace {
        html.add(item("M1 7 H30", nil, "counterexample, with its steps in order", "hotpath"))
      }
    }
    return html
  }

  private static func item(
    _ line: String, _ head: String?, _ words: String, _ style: String = "edge"
  ) -> Markup {
    var html = Markup()
    html.add("li") { html in
      html.add("svg", ["width": "32", "height": "14", "aria-hidden": "true"]) { svg in
        svg.add(
          "path", ["class": style, "d": line, "fill": "none", "stroke": "#7b8794"], "")
        if let head { svg.add("path", ["class": "ah", "d": head, "fill": "#7b8794"], "") }
      }
      html.add(words)
    }
    return html
  }
}
