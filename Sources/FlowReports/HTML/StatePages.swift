import FlowChecking

/// The states of a flow, each a place on a page with its picture, what came and left on the shortest
/// way to it, and links to where its events lead.
struct StatePages {
  private let flow: Report.Flow
  private let file: String
  private let map: ScreenMap
  private let layout: HTMLLayout

  /// The step before each state on the shortest way to it; nil for the first.
  private let steps: [(source: Int, event: Int)?]

  /// How many states are shown at most.
  private static let limit = 5000

  init(of flow: Report.Flow, in file: String, _ map: ScreenMap, _ layout: HTMLLayout) {
    self.flow = flow
    self.file = file
    self.map = map
    self.layout = layout
    steps = flow.graph.lastSteps
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
    let looks = StateLooks(of: states, in: flow.graph, map, prefix: name(ofPage: number))
    var html = Markup()
    html.addTop(
      "\(flow.name): states \(states.lowerBound) to \(states.upperBound - 1)",
      up: ("Back to the flow", layout.link(to: .flow(file))))
    html.add("p", ["class": "lede"], lede)
    html.add(looks.definitions)
    for state in states { html.add(section(of: state, looks)) }
    return Page(
      name: .states(number, of: file), title: "\(flow.name): states", content: html)
  }

  private func name(ofPage number: Int) -> String { PageName.states(number, of: file).name }

  private var lede: String {
    let count = flow.graph.states.count
    let rest =
      count > Self.limit
      ? " Of \(Wording.grouped(count)) states the first \(Wording.grouped(Self.limit)) are here."
      : ""
    return "Follow an event to the state that it leads to.\(rest)"
  }

  private func section(of number: Int, _ looks: StateLooks) -> Markup {
    let state = flow.graph.states[number]
    var html = Markup()
    html.breakLine()
    html.add("section", ["class": "panel state", "id": anchor(number)]) { html in
      html.add(looks.picture(of: state))
      html.add("div") { html in
        html.add("h2") { $0.addName("\(number)  \(state.screens)") }
        html.add(origin(of: number))
        html.add("ul", ["class": "events"]) { html in
          for (event, target) in zip(state.events, state.targets) {
            html.add("li") { $0.add(link(from: number, by: event, to: target)) }
          }
        }
      }
    }
    return html
  }

  /// Returns how a state is reached first, and what came and left in the last step.
  private func origin(of number: Int) -> Markup {
    var html = Markup()
    let step = steps[number]
    html.add("p", ["class": "muted"]) { html in
      guard let step else { return html.add("after launch") }
      let event = flow.graph.events[step.event].label
      html.add(
        "\(Wording.count(flow.graph.states[number].distance, "event")) from launch, by “\(event)” from "
      )
      html.add("a", ["href": link(to: step.source)], "state \(step.source)")
    }
    let graph = flow.graph
    func look(_ state: Int) -> FlowPicture? {
      graph.states[state].picture.map { graph.pictures[$0] }
    }
    html.add(
      StateDifference(
        from: step.flatMap { look($0.source) }, to: look(number), isFirst: step == nil
      ).list)
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
    html.add("a", ["href": link(to: target)], label)
    html.add("span", ["class": "muted"]) { html in
      if target == number { return html.add(" stays here") }
      html.add(" → \(target)  \(flow.graph.states[target].screens)")
    }
    return html
  }

  private func link(to state: Int) -> String {
    layout.link(to: .states(state / PageName.statesOnPage, of: file), anchor(state))
  }

  private func anchor(_ state: Int) -> String { "\(file).state-\(state)" }
}
