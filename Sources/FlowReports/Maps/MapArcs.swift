/// The ways of a trace for which a map has no line, such as back to what lay below: they run above it.
struct MapArcs {
  /// One such way.
  struct Arc {
    /// The step that takes it.
    let step: MapRoute.Step

    /// Where it turns, from the screen that it leaves to the one that it leads to.
    let points: [MapPoint]

    /// Where its name begins.
    let label: MapPoint

    /// How much room its name has.
    let room: Int
  }

  /// How far one way runs above the other.
  private static let distance = 26

  /// The ways, the lowest first.
  private(set) var arcs: [Arc] = []

  /// How much room they need above the map.
  var height: Int { arcs.isEmpty ? 0 : arcs.count * Self.distance + 12 }

  /// Finds the ways of a trace that are not drawn on a map.
  init(of route: MapRoute, on layout: MapLayout) {
    let drawn = Set(layout.routes.compactMap { route.step(along: $0.edge)?.number })
    for step in route.steps where !drawn.contains(step.number) {
      guard let target = step.target, target != step.source else { continue }
      let y = -4 - Self.distance * arcs.count
      arcs.append(Self.arc(of: step, to: layout.cards[target], at: y, on: layout))
    }
  }

  /// Returns a way that leaves and reaches the right edges of its screens, where no lines run up and
  /// down.
  private static func arc(
    of step: MapRoute.Step, to target: MapLayout.Frame, at y: Int, on layout: MapLayout
  ) -> Arc {
    let source = layout.cards[step.source]
    let start = MapPoint(
      x: source.maxX - (step.row == nil ? 0 : 8),
      y: source.y + (step.row.map { MapLayout.middle(ofRow: $0) } ?? MapLayout.barHeight / 2))
    let end = MapPoint(x: target.maxX, y: target.y + MapLayout.barHeight / 2)
    let (up, down) = (source.maxX + 6, target.maxX + 12)
    let label = min(min(up, down) + 10, max(10, layout.width - 220))
    return Arc(
      step: step,
      points: [
        start, MapPoint(x: up, y: start.y), MapPoint(x: up, y: y), MapPoint(x: down, y: y),
        MapPoint(x: down, y: end.y), end,
      ], label: MapPoint(x: label, y: y - 6), room: max(210, layout.width - label - 10))
  }
}
