/// The page of a flow: what was found, the map, the promises and what was covered.
struct FlowPage {
  let flow: Report.Flow
  let place: Int
  let map: ScreenMap
  let layout: HTMLLayout

  /// How many screens are drawn on one map at most.
  private static let screensOnMap = 25

  init(of flow: Report.Flow, at place: Int, _ map: ScreenMap, _ layout: HTMLLayout) {
    self.flow = flow
    self.place = place
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
    return Page(name: .flow(place), title: "\(flow.name): \(words)", content: html)
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
      html.add(
        flow.outcome == .holds
          ? "Every promise is kept: every event of every state was tried."
          : "Nothing was found against the promises, but not all was seen: \(flow.stopReason).")
      return html
    }
    let last = worst.steps.last.map { " after “\($0.event)”" } ?? " at launch"
    html.add("\(worst.breaches[0].reason)\(last). ")
    let steps = Wording.count(worst.steps.count, "step")
    html.add(
      "a", ["href": layout.link(to: .counterexample(0, of: place))], "See the \(steps)")
    html.add(".")
    return html
  }

  private var figures: Markup {
    let run = flow.runs[0]
    let events = run.coverage.filter { !$0.isGesture }
    let fired = events.count { $0.performed > 0 }
    let broken = flow.promises.count(where: \.isBroken)
    var html = Markup()
    html.breakLine()
    html.add("dl", ["class": "stats"]) { html in
      html.add(
        figure(
          "Promises broken", "\(broken)", of: flow.applicableCount, broken > 0 ? "bad" : ""))
      html.add(figure("Screens", "\(map.screens.count)"))
      html.add(
        figure("Events fired", "\(fired)", of: events.count, fired < events.count ? "warn" : ""))
      html.add(figure("States", Wording.grouped(run.states)))
      html.add(figure("Transitions", Wording.grouped(run.transitions)))
      html.add(
        figure(flow.isComplete ? "Deep, all explored" : "Deep, not all explored", "\(run.depth)"))
    }
    return html
  }

  private func figure(
    _ name: String, _ value: String, of total: Int? = nil, _ style: String = ""
  ) -> Markup {
    var html = Markup()
    html.add("div", ["class": style]) { html in
      html.add("dt", name)
      html.add("dd") { html in
        html.add(value)
        if let total { html.add("small", " of \(total)") }
      }
    }
    return html
  }

  private var maps: Markup {
    let legend = MapLegend.markup(withTrace: !flow.counterexamples.isEmpty)
    if map.screens.count <= Self.screensOnMap { return panel(of: map, "Navigation map", legend) }
    var html = Markup()
    let lanes = map.lanes
    html.add(
      panel(of: map.overview(of: lanes), "Coordinators and how they lead to each other", legend))
    for lane in lanes {
      let names = map.screens[lane.screens[0]].name
      html.add(panel(of: map.part(lane.screens), "\(lane.owner ?? "No coordinator"): \(names)"))
    }
    return html
  }

  private func panel(of map: ScreenMap, _ title: String, _ legend: Markup = Markup()) -> Markup {
    var html = Markup()
    html.addPanel(title, "each screen lists its events, and in how many states each was tried") {
      html in
      html.addWide(title) { html in
        html.add(MapDrawing(of: map, along: flow.counterexamples.first).svg(titled: title))
      }
      html.add(legend)
    }
    return html
  }
}
