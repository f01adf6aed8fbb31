/// The states of a flow, each a place on a page with links to where its events lead.
struct StatePages {
  private let flow: Report.Flow
  private let place: Int
  private let layout: HTMLLayout

  /// How many states are shown at most.
  private static let limit = 5000

  init(of flow: Report.Flow, at place: Int, _ layout: HTMLLayout) {
    self.flow = flow
    self.place = place
    self.layout = layout
  }

  /// The pages.
  var pages: [Page] {
    let count = min(flow.graph.states.count, Self.limit)
    let size = PageName.statesOnPage
    return stride(from: 0, to: count, by: size).map { start in
      page(start / size, of: start..<min(start + size, count))
    }
  }

  private func page(_ number: Int, of states: Range<Int>) -> Page {
    var html = Markup()
    html.addTop(
      "\(flow.name): states \(states.lowerBound) to \(states.upperBound - 1)",
      up: ("Back to the flow", layout.link(to: .flow(place))))
    html.add("p", ["class": "lede"], lede)
    for state in states { html.add(section(of: state)) }
    return Page(
      name: .states(number, of: place), title: "\(flow.name): states", content: html)
  }

  private var lede: String {
    let count = flow.graph.states.count
    let rest =
      count > Self.limit
      ? " Of \(Wording.grouped(count)) states the first \(Wording.grouped(Self.limit)) are here."
      : ""
    return "Follow an event to the state that it leads to.\(rest)"
  }

  private func section(of number: Int) -> Markup {
    let state = flow.graph.states[number]
    var html = Markup()
    html.breakLine()
    html.add("section", ["class": "panel state", "id": anchor(number)]) { html in
      html.add("h2", "\(number)  \(state.screens)")
      html.add(
        "p", ["class": "muted"],
        number == 0
          ? "after launch" : "\(Wording.count(state.distance, "event")) from launch")
      html.add("ul", ["class": "events"]) { html in
        for (event, target) in zip(state.events, state.targets) {
          html.add("li") { $0.add(link(from: number, by: event, to: target)) }
        }
      }
    }
    return html
  }

  private func link(from number: Int, by event: Int, to target: Int) -> Markup {
    let label = flow.graph.events[event].label
    var html = Markup()
    guard target >= 0 else {
      html.add("\(label): never tried")
      return html
    }
    guard target < Self.limit else {
      html.add("\(label): state \(target), not shown")
      return html
    }
    let page = PageName.states(target / PageName.statesOnPage, of: place)
    html.add("a", ["href": layout.link(to: page, anchor(target))], label)
    html.add(
      "span", ["class": "muted"],
      target == number ? " stays here" : " → \(target)  \(flow.graph.states[target].screens)")
    return html
  }

  private func anchor(_ state: Int) -> String { "flow-\(place + 1)-state-\(state)" }
}
