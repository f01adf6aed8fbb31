/// Writes what changed between two reports as one page for a browser.
struct DifferencePage {
  private let difference: ReportDifference

  /// Prepares to write what changed.
  init(of difference: ReportDifference) {
    self.difference = difference
  }

  /// The page.
  var text: String {
    var html = Markup()
    html.addVerbatim("<!doctype html>\n")
    html.add("html", ["lang": "en"]) { html in
      html.add("head") { html in
        html.addEmpty("meta", ["charset": "utf-8"])
        html.addEmpty(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.addEmpty("meta", ["name": "color-scheme", "content": "light dark"])
        html.add("title", "Navigation: \(difference.summary)")
        html.add("style") { $0.addVerbatim(StyleSheet.text) }
      }
      html.breakLine()
      html.add("body") { $0.add(main) }
    }
    return html.text + "\n"
  }

  private var main: Markup {
    var html = Markup()
    html.add("main", ["class": "page"]) { html in
      html.add("header", ["class": "top"]) { html in
        html.add("h1", "What changed in navigation")
      }
      html.add("p", ["class": "lede"], "\(difference.summary).")
      for flow in difference.flows where !flow.isEmpty { html.add(panel(of: flow)) }
    }
    return html
  }

  private func panel(of flow: FlowDifference) -> Markup {
    var html = Markup()
    html.breakLine()
    html.add("section", ["class": "panel"]) { html in
      html.add("header") { $0.add("h2", flow.name) }
      for section in DifferenceLines(of: flow).sections {
        html.breakLine()
        html.add("h3", section.title)
        html.add("ul") { html in
          for line in section.lines { html.add("li", "\(section.mark) \(line)") }
        }
      }
    }
    return html
  }
}
