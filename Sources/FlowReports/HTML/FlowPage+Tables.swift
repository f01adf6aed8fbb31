extension FlowPage {
  /// What was found out of each promise.
  var promises: Markup {
    var html = Markup()
    html.breakLine()
    html.add("section", ["class": "panel"]) { html in
      html.add("header") { html in
        html.add("h2", "Promises")
        html.add("span", ["class": "muted"], "checked in every state")
      }
      html.add("table", ["class": "stackable"]) { html in
        html.add("thead") { html in
          html.add("tr") { html in
            html.add("th", "Promise")
            html.add("th", "Result")
          }
        }
        html.add("tbody") { html in
          for promise in flow.promises { html.add(row(of: promise)) }
        }
      }
    }
    return html
  }

  private func row(of promise: Report.Promise) -> Markup {
    var html = Markup()
    html.breakLine()
    html.add("tr") { html in
      html.add("td", promise.name)
      html.add("td") { html in
        html.add(VerdictMark.tag(of: promise))
        for number in promise.counterexamples {
          let steps = flow.counterexamples[number].steps.count
          html.add(" ")
          html.add(
            "a", ["href": layout.link(to: .counterexample(number, of: place))],
            Wording.count(steps, "step"))
        }
        if !promise.brokenUnder.isEmpty {
          html.add(
            "span", ["class": "muted"], " under \(promise.brokenUnder.joined(separator: ", "))")
        }
      }
    }
    return html
  }

  /// Which events were offered and tried.
  var coverage: Markup {
    var html = Markup()
    html.breakLine()
    html.add("section", ["class": "panel"]) { html in
      html.add("header") { html in
        html.add("h2", "Coverage")
        html.add("span", ["class": "muted"], "how often each event was offered and performed")
      }
      html.add("div", ["class": "scroll"]) { html in
        html.add("table", ["class": "stackable"]) { html in
          html.add("thead") { html in
            html.add("tr") { html in
              html.add("th", "Event")
              html.add("th", "Screen")
              html.add("th", ["class": "r"], "Offered")
              html.add("th", ["class": "r"], "Performed")
            }
          }
          html.add("tbody") { html in
            for entry in flow.runs[0].coverage { html.add(row(of: entry)) }
          }
        }
      }
    }
    return html
  }

  private func row(of entry: Report.Coverage) -> Markup {
    var html = Markup()
    html.breakLine()
    html.add("tr") { html in
      html.add("td") { html in
        html.add(entry.event)
        if entry.performed == 0 {
          html.add(" ")
          html.add(
            "span", ["class": "tag warn"], entry.offered == 0 ? "never offered" : "never performed")
        }
      }
      html.add("td", ["class": "muted"], entry.screen ?? (entry.isGesture ? "UIKit" : "any time"))
      html.add("td", ["class": "r", "data-l": "Offered"], Wording.grouped(entry.offered))
      html.add("td", ["class": "r", "data-l": "Performed"], Wording.grouped(entry.performed))
    }
    return html
  }

  /// What the reader should know before trusting the rest.
  var remarks: Markup {
    var html = Markup()
    guard !flow.remarks.isEmpty || !flow.notes.isEmpty || flow.runs.count > 1 else { return html }
    html.breakLine()
    html.add("section", ["class": "panel"]) { html in
      html.add("header") { $0.add("h2", "Remarks") }
      html.add("ul") { html in
        for remark in flow.remarks { html.add("li", remark) }
        for run in flow.runs.dropFirst() {
          html.add(
            "li",
            "Under \(run.profiles.joined(separator: ", ")): \(Wording.count(run.states, "state")), "
              + "\(Wording.count(run.transitions, "transition")).")
        }
      }
      for note in flow.notes { html.add("pre") { $0.add("code", note) } }
    }
    return html
  }

  /// How the states are looked at and the counterexamples run again.
  var again: Markup {
    var html = Markup()
    html.breakLine()
    html.add("section", ["class": "panel"]) { html in
      html.add("header") { $0.add("h2", "Go on from here") }
      html.add("p") { html in
        html.add("a", ["href": layout.link(to: .states(0, of: place))], "Walk through the states")
        html.add(", event by event, as the user would.")
      }
      let lines = flow.counterexamples.map(\.replay.command)
      if !lines.isEmpty {
        html.add("pre", ["class": "note"]) { $0.add("code", lines.joined(separator: "\n")) }
      }
    }
    return html
  }
}
