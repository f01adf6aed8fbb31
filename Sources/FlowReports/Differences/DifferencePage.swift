/// Writes what changed between two reports as one page for a browser.
struct DifferencePage {
  private let difference: ReportDifference

  /// Prepares to write what changed.
  init(of difference: ReportDifference) {
    self.difference = difference
  }

  /// The page.
  var text: String {
    Markup.document(titled: "Navigation: \(difference.summary)", .singleFile) { html in
      html.add("main", ["class": "page"]) { html in
        html.addTop("What changed in navigation")
        html.add("p", ["class": "lede"], "\(difference.summary).")
        for flow in difference.flows where !flow.isEmpty { html.add(panel(of: flow)) }
      }
    }
  }

  private func panel(of flow: FlowDifference) -> Markup {
    var html = Markup()
    html.addPanel(flow.name) { html in
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
