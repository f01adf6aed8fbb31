/// The page of a flow: what was found, the map, the promises and what was covered.
struct FlowPage {
  let flow: Report.Flow
  let file: String
  let map: ScreenMap
  let layout: HTMLLayout

  init(of flow: Report.Flow, in file: String, _ map: ScreenMap, _ layout: HTMLLayout) {
    self.flow = flow
    self.file = file
    self.map = map
    self.layout = layout
  }

  /// The page.
  var page: Page {
    var html = Markup()
    html.addTop(
      flow.name, mark: VerdictMark.mark(of: flow.outcome),
      up: ("All flows", layout.link(to: .index)))
    html.add("p", ["class": "lede"]) { $0.add(lede) }
    html.add(figures)
    html.add(maps)
    html.add("div", ["class": "two"]) { html in
      html.add(promises)
      html.add(coverage)
    }
    html.add(remarks)
    html.add(again)
    return Page(name: .flow(file), title: "\(flow.name): \(words)", content: html)
  }

  private var words: String {
    switch flow.outcome {
    case .holds: "every promise is kept"
    case .violated: "broken"
    case .undecided: "undecided"
    }
  }

  private var lede: Markup {
    var html = Markup()
    guard let worst = flow.counterexamples.first else {
      html.add(ledeWithoutTrace)
      return html
    }
    let last = worst.steps.last.map { "after “\($0.event)”" } ?? "at launch"
    html.add("“\(worst.breaches[0].promise)” is broken \(last): \(worst.breaches[0].reason). ")
    let steps = Wording.count(worst.steps.count, "step")
    html.add(
      "a", ["href": layout.link(to: .counterexample(0, of: file))], "See the \(steps)")
    html.add(".")
    return html
  }

  private var ledeWithoutTrace: String {
    switch flow.outcome {
    case .holds where flow.hasLostTask:
      return "Every promise is kept, as far as can be seen without what tasks do."
    case .holds: return "Every promise is kept: every event of every state was tried."
    case .undecided:
      return "Nothing was found against the promises, but not all was seen: \(flow.stopReason)."
    case .violated:
      let unmet = flow.promises.first(where: \.isBroken)
      return unmet.map { "“\($0.name)” is not met: \($0.reason ?? "no reachable state is so")." }
        ?? "The flow does not behave the same every time."
    }
  }

  private var figures: Markup {
    let run = flow.runs[0]
    let events = run.coverage.filter { !$0.isGesture }
    let fired = events.count { $0.performed > 0 }
    let broken = flow.promises.count(where: \.isBroken)
    var html = Markup()
    html.breakLine()
    html.add("ul", ["class": "stats"]) { html in
      html.addKeyFigure(
        "Promises broken", broken, "of \(flow.applicableCount)", broken > 0 ? "bad" : "plain")
      html.addKeyFigure("Screens", map.screens.count)
      html.addKeyFigure(
        "Events fired", fired, "of \(events.count)", fired < events.count ? "warn" : "plain")
      html.addKeyFigure("States", run.states)
      html.addKeyFigure("Transitions", run.transitions)
      html.addKeyFigure(
        "Events from launch", run.depth, flow.isComplete ? "at most" : "at most so far")
    }
    return html
  }
}
