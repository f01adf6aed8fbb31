extension CounterexamplePage {
  /// Every call of a recorded router, and those that are missing at the end.
  var calls: Markup {
    var html = Markup()
    guard steps.contains(where: { !$0.calls.isEmpty }) else { return html }
    html.addPanel("Every recorded call") { html in
      html.addTable(["Step", "Call", "Router made in"]) { html in
        for (place, step) in steps.enumerated() {
          for call in step.calls { html.add(row(of: call, in: place)) }
        }
        for screen in counterexample.unheard { html.add(row(missing: "onDismissed(\(screen))")) }
      }
    }
    return html
  }

  private func row(of call: Report.Call, in step: Int) -> Markup {
    var html = Markup()
    html.addRow { html in
      html.add("td", ["data-l": "Step"], "\(step)")
      html.add("td") { $0.add("code") { $0.addName("\(call.router).\(call.words)") } }
      html.add("td") { $0.add("code") { $0.addName("\(call.file):\(call.line)") } }
    }
    return html
  }

  private func row(missing call: String) -> Markup {
    var html = Markup()
    html.addRow { html in
      html.add("td", ["data-l": "Step"], "\(steps.count - 1)")
      html.add("td") { html in
        html.add("span", ["class": "tag bad"], "missing")
        html.add(" ")
        html.add("code") { $0.addName(call) }
      }
      html.add("td", "")
    }
    return html
  }
}
