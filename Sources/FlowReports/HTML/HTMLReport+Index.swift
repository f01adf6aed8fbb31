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
    html.add("header", ["class": "top"]) { html in
      html.add(VerdictMark.mark(of: report.outcome))
      html.add("h1", "Navigation flows")
    }
    html.add("p", ["class": "lede"], sentence)
    html.add("section", ["class": "panel"]) { html in
      html.add("div", ["class": "scroll"]) { html in html.add(table) }
    }
    return Page(name: .index, title: "Clew: \(sentence)", content: html)
  }

  private var table: Markup {
    var html = Markup()
    html.add("table", ["class": "stackable"]) { html in
      html.add("thead") { html in
        html.add("tr") { html in
          for title in ["Flow", "Verdict", "Promises broken"] { html.add("th", title) }
          for title in ["Screens", "States", "Transitions"] {
            html.add("th", ["class": "r"], title)
          }
        }
      }
      html.add("tbody") { html in
        for place in report.flows.indices { html.add(row(of: place)) }
      }
    }
    return html
  }

  private func row(of place: Int) -> Markup {
    let flow = report.flows[place]
    var html = Markup()
    html.breakLine()
    html.add("tr") { html in
      html.add("td") { $0.add("a", ["href": layout.link(to: .flow(place))], flow.name) }
      html.add("td") { $0.add(VerdictMark.tag(of: flow)) }
      html.add("td", flow.promises.filter(\.isBroken).map(\.name).joined(separator: ", "))
      let figures = [
        ("Screens", ScreenMap(of: flow).screens.count), ("States", flow.runs[0].states),
        ("Transitions", flow.runs[0].transitions),
      ]
      for (title, figure) in figures {
        html.add("td", ["class": "r", "data-l": title], Wording.grouped(figure))
      }
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
