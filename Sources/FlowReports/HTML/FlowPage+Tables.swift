extension FlowPage {
  /// What was found out of each promise.
  var promises: Markup {
    var html = Markup()
    html.addPanel("Promises", "checked in every state") { html in
      html.addTable(["Promise", "Result"]) { html in
        let (kept, broken) = (
          flow.promises.filter { !$0.isBroken }, flow.promises.filter(\.isBroken)
        )
        for promise in broken + kept { html.add(row(of: promise)) }
      }
    }
    return html
  }

  private func row(of promise: Report.Promise) -> Markup {
    var html = Markup()
    html.addRow { html in
      html.add("td") { html in
        html.add(promise.name)
        if let sentence = promise.sentence { html.add("div", ["class": "muted"], sentence) }
      }
      html.add("td") { html in
        html.add(VerdictMark.tag(of: promise))
        if promise.verdict == .doesNotApply, let reason = promise.reason {
          html.add("span", ["class": "muted"], " \(reason)")
        }
        for number in promise.counterexamples {
          let steps = flow.counterexamples[number].steps.count
          html.add(" ")
          html.add(
            "a", ["href": layout.link(to: .counterexample(number, of: file))],
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
    html.addPanel("Coverage", "on each coordinator's screens, what was tried of what there is") {
      html in
      html.addTable(["Coordinator", "Screens", "Events", "Gestures"]) { html in
        for row in CoverageByCoordinator(of: flow, on: map).rows { html.add(self.row(of: row)) }
      }
      html.add("h3", "How often each event was offered and performed")
      html.addTable(["Event", "Screen"], figures: ["Offered", "Performed"]) { html in
        for entry in flow.runs[0].coverage { html.add(row(of: entry)) }
      }
    }
    return html
  }

  private func row(of row: CoverageByCoordinator.Row) -> Markup {
    var html = Markup()
    html.addRow { html in
      html.add("td") { $0.addName(row.name) }
      html.add("td", ["data-l": "Screens"], "\(row.screens)")
      html.add("td", ["data-l": "Events"]) { $0.add(row.events.markup) }
      html.add("td", ["data-l": "Gestures"]) { $0.add(row.gestures.markup) }
    }
    return html
  }

  private func row(of entry: Report.Coverage) -> Markup {
    var html = Markup()
    html.addRow { html in
      html.add("td") { html in
        html.add(entry.event)
        if entry.performed == 0 {
          html.add(" ")
          html.add(
            "span", ["class": "tag warn"], entry.offered == 0 ? "never offered" : "never performed")
        }
      }
      html.add("td", ["class": "muted"]) {
        $0.addName(entry.screen ?? (entry.isGesture ? "UIKit" : "any time"))
      }
      html.addFigure(entry.offered, in: "Offered")
      html.addFigure(entry.performed, in: "Performed")
    }
    return html
  }

  /// What the reader should know before trusting the rest.
  var remarks: Markup {
    var html = Markup()
    guard !flow.remarks.isEmpty || !flow.notes.isEmpty || flow.runs.count > 1 else { return html }
    html.addPanel("Remarks") { html in
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
    html.addPanel("Go on from here") { html in
      html.add("p") { html in
        html.add("a", ["href": layout.link(to: .states(0, of: file))], "Walk through the states")
        html.add(", event by event, as the user would.")
      }
      let lines = flow.counterexamples.map(\.replay.command)
      if !lines.isEmpty {
        html.add("pre", ["class": "note wrap"]) { $0.add("code", lines.joined(separator: "\n")) }
      }
    }
    return html
  }
}
