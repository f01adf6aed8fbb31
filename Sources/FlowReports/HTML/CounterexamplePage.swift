import FlowChecking

/// The page of a counterexample: a film of what happened, why it is wrong, and how to see it again.
struct CounterexamplePage {
  let flow: Report.Flow
  let file: String
  let number: Int
  let map: ScreenMap
  let layout: HTMLLayout

  init(
    of flow: Report.Flow, in file: String, counterexample: Int, _ map: ScreenMap,
    _ layout: HTMLLayout
  ) {
    self.flow = flow
    self.file = file
    number = counterexample
    self.map = map
    self.layout = layout
  }

  /// What the page shows.
  var counterexample: Report.Counterexample { flow.counterexamples[number] }

  /// The state after launch and those after each step.
  var steps: [Report.Step] { counterexample.states }

  /// The page.
  var page: Page {
    let title = counterexample.breaches[0].promise
    var html = Markup()
    html.addTop(
      "\(flow.name) breaks “\(title)”", mark: VerdictMark.broken("Counterexample \(number + 1)"),
      up: ("Back to the flow", layout.link(to: .flow(file))))
    html.add("p", ["class": "lede"], lede)
    html.add(film)
    html.add(LifeDrawing(of: counterexample).panel)
    html.add(sourceAndReplay)
    html.add(calls)
    return Page(
      name: .counterexample(number, of: file), title: "\(flow.name): \(title)", content: html)
  }

  private var lede: String {
    let reason = Wording.sentence(counterexample.breaches[0].reason)
    guard let cycle = counterexample.cycle else { return reason }
    let events = counterexample.steps.suffix(cycle).map { "“\($0.event)”" }
    return "\(reason) Again and again: \(events.joined(separator: ", "))."
  }

  private var film: Markup {
    var html = Markup()
    html.addPanel("What happened", certainty) { html in
      html.addWide("The steps") { html in
        html.add("ol", ["class": "strip"]) { html in
          for step in steps.indices { html.add(frame(step)) }
        }
      }
      html.add("div", ["class": "why"]) { html in
        for breach in counterexample.breaches { html.add(why(breach)) }
        if let wayOut = counterexample.wayOut {
          html.add("p", "Still possible instead of the last step: “\(wayOut)”.")
        }
      }
    }
    return html
  }

  private var certainty: String {
    let count = counterexample.steps.count
    let profile = counterexample.profile.map { ", under \($0)" } ?? ""
    if let cycle = counterexample.cycle {
      return "\(Wording.count(count - cycle, "step")), and \(cycle) that can be repeated for ever"
        + profile
    }
    let steps = Wording.count(count, "step")
    guard let searched = counterexample.shorterStatesSearched else { return steps + profile }
    let nearer =
      searched == 1 ? "the nearer state" : "all \(Wording.grouped(searched)) nearer states"
    return "\(steps), the shortest possible: \(nearer) searched\(profile)"
  }

  private func why(_ breach: Report.Breach) -> Markup {
    var html = Markup()
    html.add("p") { html in
      html.add("b", breach.promise)
      html.add(" is broken: \(breach.reason)")
      if let since = breach.latentSince { html.add(" (since step \(since))") }
      html.add(".")
    }
    return html
  }

  private func frame(_ step: Int) -> Markup {
    let isLast = step == steps.count - 1
    let next = isLast ? nil : steps[step + 1]
    let rows = map.place(of: steps[step].picture).map { map.screens[$0].rows.map(\.label) } ?? []
    var html = Markup()
    html.breakLine()
    html.add("li", ["class": "frame" + (isLast ? " bad" : "") + (isInCycle(step) ? " again" : "")])
    {
      html in
      html.add("div", ["class": "act"]) { html in
        html.add("div", ["class": "line"]) { html in
          html.add("span", ["class": "no"], "\(step)")
          html.add("b", step == 0 ? "Launch" : FilmWording.action(of: steps[step]))
        }
        let origin = origin(of: step)
        if !origin.isEmpty { html.add("span", ["class": "muted"]) { $0.addName(origin) } }
        if isInCycle(step) {
          html.add("span", ["class": "muted"], isLast ? "and so on for ever" : "again and again")
        }
      }
      html.add(
        FilmFrame(
          of: steps[step].picture, screens: steps[step].screens, before: next, rows: rows
        ).svg)
      html.add(
        StateDifference(
          from: step == 0 ? nil : steps[step - 1].picture, to: steps[step].picture,
          isFirst: step == 0, blaming: isLast ? counterexample.blamed : []
        ).list)
    }
    return html
  }

  private func isInCycle(_ step: Int) -> Bool {
    counterexample.cycle.map { step > counterexample.steps.count - $0 } ?? false
  }
}
