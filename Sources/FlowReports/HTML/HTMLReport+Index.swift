extension HTMLReport {
  /// The list of flows.
  var indexPage: Page {
    let broken = report.flows.count { $0.outcome == .violated }
    let sentence =
      broken == 0
      ? "No promise was broken."
      : "\(broken) of \(Wording.count(report.flows.count, "flow")) "
        + "\(broken == 1 ? "breaks" : "break") a promise."
    var html = Markup()
    html.addTop("Navigation flows", mark: VerdictMark.mark(of: report.outcome))
    html.add("p", ["class": "lede"], sentence)
    html.addPanel("Flows") { html in
      html.addTable(
        ["Flow", "Verdict", "Promises broken"], figures: ["Screens", "States", "Transitions"]
      ) { html in
        for place in report.flows.indices { html.add(row(of: place)) }
      }
    }
    return Page(name: .index, title: "Clew: \(sentence)", content: html)
  }

  private func row(of place: Int) -> Markup {
    let flow = report.flows[place]
    var html = Markup()
    html.addRow { html in
      html.add("td") { $0.add("a", ["href": layout.link(to: .flow(names[place]))], flow.name) }
      html.add("td") { $0.add(VerdictMark.tag(of: flow)) }
      html.add("td", flow.promises.filter(\.isBroken).map(\.name).joined(separator: ", "))
      html.addFigure(ScreenMap(of: flow).screens.count, in: "Screens")
      html.addFigure(flow.runs[0].states, in: "States")
      html.addFigure(flow.runs[0].transitions, in: "Transitions")
    }
    return html
  }
}

extension Report {
  /// What all flows come to.
  var outcome: Outcome {
    let outcomes = flows.map(\.outcome)
    return outcomes.contains(.violated)
      ? .violated : outcomes.contains(.undecided) ? .undecided : .holds
  }
}

extension Report.Promise {
  /// Whether it is known not to hold.
  var isBroken: Bool { verdict == .broken || verdict == .unreachable }
}
