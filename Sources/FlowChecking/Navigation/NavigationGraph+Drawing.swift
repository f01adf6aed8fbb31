extension NavigationGraph {
  /// Draws a map.
  init(of map: FlowMap) {
    let tracer = Tracer(through: map)
    let sketch = NavigationSketch(of: map, in: tracer.order)
    screens = sketch.screens
    traces = sketch.stateShowing.mapValues(tracer.trace)
    for group in sketch.groups {
      guard let first = group.first, let edge = sketch.edges[first] else { continue }
      let transition = Transition(
        from: first.source, by: sketch.event(of: group), to: first.target)
      guard traceAlong[transition] == nil else { continue }
      transitions.append(transition)
      traceAlong[transition] = tracer.trace(to: edge.state, then: edge.choice)
    }
  }
}

extension NavigationSketch {
  /// What is drawn, in the order of the screens that it leaves: the values of one event that lead to
  /// the same screens together.
  fileprivate var groups: [[Stroke]] {
    let places = Dictionary(uniqueKeysWithValues: zip(screens, screens.indices))
    var strokes: [[Stroke]] = Array(repeating: [], count: screens.count)
    for stroke in self.strokes where isDrawn(stroke) {
      strokes[places[stroke.source] ?? 0].append(stroke)
    }
    return strokes.flatMap(grouped)
  }

  private func isDrawn(_ stroke: Stroke) -> Bool {
    if stroke.source == stroke.target { return false }
    if stroke.isGesture("swipe back") {
      return !leadsBackAtOnce(from: stroke.source, to: stroke.target)
    }
    return !stroke.isGesture("hold back") || !leadsBack(from: stroke.source, to: stroke.target)
  }

  /// Returns the strokes that leave some screens in groups: those of one declared event to the same
  /// screens.
  private func grouped(_ strokes: [Stroke]) -> [[Stroke]] {
    var groups: [[Stroke]] = []
    for stroke in strokes {
      let place = groups.firstIndex { group in
        guard let first = group.first, !first.isGesture, !stroke.isGesture else { return false }
        return first.event == stroke.event && first.target == stroke.target
      }
      if let place { groups[place].append(stroke) } else { groups.append([stroke]) }
    }
    return groups
  }

  /// Returns what a group of strokes is called together.
  fileprivate func event(of group: [Stroke]) -> String {
    guard let first = group.first, group.count > 1 else { return group.first?.label ?? "" }
    let name = EventLabel.text(first.event)
    if areAll(group) { return "\(name)(…)" }
    let values = group.map { $0.label.dropFirst(name.count + 1).dropLast() }
    let areValues = group.allSatisfy { $0.label.hasPrefix("\(name)(") && $0.label.hasSuffix(")") }
    return areValues
      ? "\(name)(\(values.joined(separator: ", ")))"
      : group.map(\.label).joined(separator: ", ")
  }
}
