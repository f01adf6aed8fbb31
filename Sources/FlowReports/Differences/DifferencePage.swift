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
        html.addTop("What changed in navigation", mark: mark)
        html.add("p", ["class": "lede"], "\(difference.summary).")
        html.add(figures)
        for flow in difference.flows where !flow.isEmpty { html.add(panel(of: flow)) }
      }
    }
  }

  private var mark: Markup {
    var html = Markup()
    if difference.hasNewFindings {
      html.add(VerdictMark.broken("New findings"))
    } else {
      html.add("span", ["class": "verdict pass"], "✔ No new finding")
    }
    return html
  }

  private var figures: Markup {
    let (counts, flows) = (difference.counts, difference.flows)
    func sum(_ part: (FlowDifference) -> [String]) -> Int {
      flows.map(part).map(\.count).reduce(0, +)
    }
    let gone = (sum { $0.wentOut.screens }, sum { $0.wentOut.ways })
    var html = Markup()
    html.breakLine()
    html.add("ul", ["class": "stats"]) { html in
      html.addKeyFigure("New findings", counts.new, nil, counts.new > 0 ? "bad" : "plain")
      html.addKeyFigure("Fixed", counts.fixed)
      html.addKeyFigure("Still there", counts.kept, nil, counts.kept > 0 ? "warn" : "plain")
      if counts.lost > 0 { html.addKeyFigure("Not found again", counts.lost, nil, "warn") }
      html.addKeyFigure("New screens", sum { $0.cameIn.screens }, "\(gone.0) gone")
      html.addKeyFigure("New transitions", sum { $0.cameIn.ways }, "\(gone.1) gone")
    }
    return html
  }

  private func panel(of flow: FlowDifference) -> Markup {
    var html = Markup()
    html.addPanel(flow.name) { html in
      if let map = flow.map { html.add(picture(of: map, flow.name)) }
      for section in DifferenceLines(of: flow).sections {
        html.breakLine()
        html.add("h3", section.title.prefix(1).uppercased() + section.title.dropFirst())
        html.add("ul", ["class": "changes"]) { html in
          for line in section.lines { html.add(item(line, of: section)) }
        }
      }
    }
    return html
  }

  private func picture(of map: ScreenMap, _ name: String) -> Markup {
    var html = Markup()
    html.addWide("What changed on the map of \(name)") { html in
      html.add(MapDrawing(of: map).svg(titled: "What changed on the map of \(name)"))
    }
    html.add(MapLegend.markup(withTrace: false, withChanges: true))
    return html
  }

  private func item(_ line: String, of section: DifferenceLines.Section) -> Markup {
    var html = Markup()
    html.breakLine()
    html.add("li") { html in
      let mark = section.mark == "-" ? "−" : section.mark
      html.add("span", ["class": "tag \(style(of: section.mark))"], mark)
      html.add("span", line)
    }
    return html
  }

  private func style(of mark: String) -> String {
    switch mark {
    case "✘": "bad"
    case "✔", "+": "ok"
    case "?": "warn"
    default: "plain"
    }
  }
}
