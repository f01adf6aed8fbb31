import ModelChecking

extension FlowProposition {
  /// Returns what is wrong with a name that nothing of the flow has; nil where something has it.
  ///
  /// The names are those of the events that the flow declares and of all that a map shows; without a
  /// map only events can be wrong that cannot be the user's words for a gesture.
  func fault(declared events: [FlowEvent], seenOn map: FlowMap? = nil) -> FormulaSyntaxError? {
    guard let mention else { return nil }
    let known =
      mention.atom.name == "event"
      ? eventNames(declared: events, seenOn: map)
      : map.map { mention.atom.name == "coordinator" ? $0.coordinatorNames : $0.screenNames }
    guard let known, !known.contains(mention.name), known.allSatisfy({ !isShort(for: $0) })
    else { return nil }
    let meant = Spelling.suggestion(for: mention.name, among: known.sorted())
    let what = mention.atom.name == "stack" ? "screen" : mention.atom.name
    return FormulaSyntaxError(
      "the flow has no \(what) called \"\(mention.name)\".\(meant)", at: mention.atom.place,
      in: mention.text)
  }

  /// Returns whether the name is that of a type without its ending.
  private func isShort(for type: String) -> Bool {
    guard let name = mention?.name else { return false }
    return ["ViewController", "Controller", "Coordinator"].contains { type == name + $0 }
  }

  private func eventNames(declared events: [FlowEvent], seenOn map: FlowMap?) -> Set<String>? {
    guard let name = mention?.name else { return nil }
    let declared = events.map(\.name)
    if let map { return map.eventNames.union(declared) }
    let isWithValue = declared.contains { name.hasPrefix("\($0)(") }
    let isGesture = Self.gestureWords.contains { name == $0 || name.hasPrefix("\($0) ") }
    return isWithValue || isGesture ? nil : Set(declared + Self.gestures)
  }

  /// What the user's words for gestures begin with when a title follows.
  private static let gestureWords = ["tab", "press", "choose", "hold back", "hold back, choose"]

  /// The user's words for gestures that have no title.
  private static let gestures = [
    "back", "swipe back", "swipe back, cancelled", "begin to swipe back", "hold back",
    "pull sheet down", "pull sheet down, cancelled", "begin to pull sheet down",
    "lift finger at the end", "lift finger early", "tap outside", "turn page", "turn page back",
    "turn page, cancelled", "turn page back, cancelled",
  ]
}

extension FlowMap {
  /// What the screens and containers are called, with the names of their types.
  fileprivate var screenNames: Set<String> {
    let elements = states.lazy.compactMap(\.picture).flatMap(\.layers).flatMap(\.content.all)
    return elements.reduce(into: []) { $0.formUnion([$1.name, $1.type]) }
  }

  /// The names of the types of the coordinators.
  fileprivate var coordinatorNames: Set<String> {
    func names(of node: FlowPicture.Node) -> [String] {
      [node.name] + node.children.flatMap(names)
    }
    return Set(states.lazy.compactMap { $0.picture?.coordinators }.flatMap(names))
  }

  /// The names of the events, and what they are called with their values.
  fileprivate var eventNames: Set<String> {
    states.lazy.flatMap(\.transitions).reduce(into: []) { $0.formUnion([$1.event, $1.label]) }
  }
}
