extension ScreenMap {
  /// Whether the map has too many screens to be read as one picture.
  var isTooLarge: Bool { screens.count > 25 }

  /// Returns the lanes of the map as screens of their own, and which leads to which.
  func overview(of lanes: [Lane]) -> ScreenMap {
    var laneOf: [Int: Int] = [:]
    for (place, lane) in lanes.enumerated() {
      for screen in lane.screens { laneOf[screen] = place }
    }
    return ScreenMap(
      screens: lanes.enumerated().map { place, lane in
        var card = Screen(
          name: screens[lane.screens[0]].name, type: "", owner: lane.owner, isAlert: false)
        card.size = lane.screens.count
        card.visits = lane.screens.reduce(0) { $0 + screens[$1].visits }
        card.canBePulledDown = lane.screens.allSatisfy { screens[$0].canBePulledDown }
        card.rows = exits(of: lane, at: place, among: lanes, laneOf)
        return card
      })
  }

  /// Returns where the screens of a lane lead, one row for each other lane.
  private func exits(of lane: Lane, at place: Int, among lanes: [Lane], _ laneOf: [Int: Int])
    -> [Row]
  {
    var counts: [Int: (count: Int, isSheet: Bool)] = [:]
    for screen in lane.screens {
      for row in screens[screen].rows {
        guard case .on(let target, let isSheet) = row.way, let other = laneOf[target],
          other != place
        else { continue }
        counts[other, default: (0, isSheet)].count += row.count
      }
    }
    return counts.sorted { $0.key < $1.key }.map { other, exit in
      Row(
        label: "to \(self.screens[lanes[other].screens[0]].name)", event: "",
        way: .on(other, isSheet: exit.isSheet), count: exit.count)
    }
  }
}
