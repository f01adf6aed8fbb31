extension ScreenMap {
  /// Screens that belong together: those of one coordinator that are connected.
  struct Lane {
    /// The name of the coordinator's type; nil where the screens have none.
    let owner: String?

    /// The places of the screens, in their order.
    let screens: [Int]
  }

  /// The screens by coordinator, in their order; where several coordinators have one type, those that
  /// no event connects are told apart.
  var lanes: [Lane] {
    var lane = Array(screens.indices)
    func root(_ screen: Int) -> Int {
      var place = screen
      while lane[place] != place { place = lane[place] }
      return place
    }
    for edge in edges where screens[edge.source].owner == screens[edge.target].owner {
      let pair = [root(edge.source), root(edge.target)].sorted()
      lane[pair[1]] = pair[0]
    }
    let members = Dictionary(grouping: screens.indices, by: root)
    return members.keys.sorted().map {
      Lane(owner: screens[$0].owner, screens: (members[$0] ?? []).sorted())
    }
  }

  /// Returns a map of some of the screens, in which ways to others lead elsewhere.
  func part(_ places: [Int]) -> ScreenMap {
    let numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    return ScreenMap(
      screens: places.map { place in
        var screen = screens[place]
        screen.rows = screen.rows.map { row in
          guard let target = row.way.target, numbers[target] == nil else {
            return row.renumbered(numbers)
          }
          var row = row
          row.way = .elsewhere(screens[target].name)
          return row
        }
        return screen
      })
  }
}

extension ScreenMap.Way {
  /// The screen that it leads to, if it is another.
  var target: Int? {
    switch self {
    case .on(let target, _), .back(let target): target
    case .stays, .elsewhere, .untried: nil
    }
  }
}

extension ScreenMap.Row {
  fileprivate func renumbered(_ numbers: [Int: Int]) -> ScreenMap.Row {
    var row = self
    switch way {
    case .on(let target, let isSheet): row.way = .on(numbers[target] ?? 0, isSheet: isSheet)
    case .back(let target): row.way = .back(numbers[target] ?? 0)
    case .stays, .elsewhere, .untried: break
    }
    return row
  }
}
