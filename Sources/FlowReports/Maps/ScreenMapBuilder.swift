import FlowChecking

/// Puts the states of a graph together by the screen in front.
struct ScreenMapBuilder {
  /// What tells a screen from others.
  private struct Key: Hashable {
    let name: String
    let type: String
  }

  /// What tells a row from others of its screen.
  private struct RowKey: Hashable {
    let screen: Int
    let event: String
    let way: ScreenMap.Way
  }

  /// The screens so far.
  private(set) var screens: [ScreenMap.Screen] = []

  private let graph: Report.Graph
  private var places: [Key: Int] = [:]
  private var rows: [RowKey: Int] = [:]

  init(of graph: Report.Graph) {
    self.graph = graph
  }

  /// Adds all states, the nearest to launch first.
  mutating func addAll() {
    let order = graph.states.indices.sorted {
      (graph.states[$0].distance, $0) < (graph.states[$1].distance, $1)
    }
    for state in order { add(graph.states[state]) }
    for (key, row) in rows { name(row, of: key, by: screens[key.screen].rows[row].labels) }
    for screen in screens.indices { dropUntried(of: screen) }
  }

  /// Adds the declared events that no state offered to the screens that should.
  mutating func addUnoffered(_ coverage: [Report.Coverage]) {
    for entry in coverage where !entry.isGesture && entry.offered == 0 {
      guard let place = screens.firstIndex(where: { $0.type == entry.screen }) else { continue }
      screens[place].rows.append(
        ScreenMap.Row(label: entry.event, event: entry.event, way: .untried, count: 0))
    }
  }

  /// Leaves out that an event was not tried in some states, where it was in others.
  private mutating func dropUntried(of screen: Int) {
    let tried = Set(screens[screen].rows.filter { $0.way != .untried }.map(\.event))
    screens[screen].rows.removeAll { $0.way == .untried && tried.contains($0.event) }
  }

  private mutating func add(_ state: Report.State) {
    let source = place(of: state)
    screens[source].visits += 1
    if picture(of: state)?.layers.last?.presentation == .sheet {
      screens[source].canBePulledDown = true
    }
    for (event, target) in zip(state.events, state.targets) {
      add(graph.events[event], of: source, state, to: target)
    }
  }

  private mutating func add(
    _ event: Report.Event, of source: Int, _ state: Report.State, to target: Int
  ) {
    if event.isGesture, isFolded(event.name, of: source) { return }
    let way = self.way(from: source, state, to: target)
    if event.isGesture, way == .stays || way == .untried { return }
    let key = RowKey(screen: source, event: event.name, way: way)
    if let row = rows[key] {
      screens[source].rows[row].count += target < 0 ? 0 : 1
    } else {
      rows[key] = screens[source].rows.count
      screens[source].rows.append(
        ScreenMap.Row(
          label: event.label, event: event.name, way: way, count: target < 0 ? 0 : 1))
    }
    let row = rows[key] ?? 0
    if !screens[source].rows[row].labels.contains(event.label) {
      screens[source].rows[row].labels.append(event.label)
    }
  }

  /// Returns whether a gesture is shown by a sign on the screen.
  private mutating func isFolded(_ gesture: String, of screen: Int) -> Bool {
    if gesture.hasSuffix("…") || gesture.hasSuffix("cancelled") { return true }
    switch gesture {
    case "back", "swipe back", "hold back":
      screens[screen].hasBack = true
      return true
    case "pull sheet down", "tap outside", "tab": return true
    default: return false
    }
  }

  private mutating func way(from source: Int, _ state: Report.State, to target: Int)
    -> ScreenMap.Way
  {
    guard target >= 0 else { return .untried }
    let next = graph.states[target]
    let place = place(of: next)
    if place == source { return .stays }
    let below = picture(of: state)?.layers.flatMap(\.content.all).map(\.identity) ?? []
    if below.contains(screens[place].identity) { return .back(place) }
    let layers = (picture(of: state)?.layers.count ?? 0, picture(of: next)?.layers.count ?? 0)
    return .on(place, isSheet: layers.1 > layers.0)
  }

  private func picture(of state: Report.State) -> FlowPicture? {
    state.picture.map { graph.pictures[$0] }
  }

  private mutating func place(of state: Report.State) -> Int {
    let front = picture(of: state)?.front
    let key = Key(name: front?.name ?? state.screens, type: front?.type ?? "")
    if let place = places[key] { return place }
    places[key] = screens.count
    screens.append(
      ScreenMap.Screen(
        name: key.name, type: key.type, owner: front?.owner, isAlert: front?.kind == .alert))
    return screens.count - 1
  }

  /// Names a row by what its events have in common.
  private mutating func name(_ row: Int, of key: RowKey, by labels: [String]) {
    guard labels.count > 1 else { return }
    let values = labels.map { $0.dropFirst(key.event.count + 1).dropLast() }
    let haveValues = labels.allSatisfy { $0.hasPrefix("\(key.event)(") && $0.hasSuffix(")") }
    let others = rows.keys.contains {
      $0.screen == key.screen && $0.event == key.event && $0.way != key.way
    }
    guard haveValues, others else {
      screens[key.screen].rows[row].label = key.event
      return
    }
    screens[key.screen].rows[row].label = values.joined(separator: ", ")
    screens[key.screen].rows[row].values = values.map { String($0) }
  }
}

extension FlowElement {
  /// What tells the element from others on a map.
  fileprivate var identity: [String] { [name, type] }
}

extension ScreenMap.Screen {
  /// What tells the screen from others on a map.
  fileprivate var identity: [String] { [name, type] }
}
