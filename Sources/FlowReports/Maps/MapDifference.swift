/// A map of all that is in one of two, on which what is new and what is gone is marked.
///
/// As in the lists of what changed, screens are told apart by their names, and a way by the screens
/// that it leaves and reaches and by its event.
struct MapDifference {
  private struct Way: Hashable {
    let source: String
    let label: String
    let target: String
  }

  private var screens: [ScreenMap.Screen] = []
  private var places: [String: Int] = [:]

  /// Compares two maps.
  init(from old: ScreenMap, to new: ScreenMap) {
    let names = (Set(old.screens.map(\.name)), Set(new.screens.map(\.name)))
    for screen in new.screens { add(screen, names.0.contains(screen.name) ? .none : .came) }
    for screen in old.screens where !names.1.contains(screen.name) { add(screen, .went) }
    addRows(of: new, .came, besides: Self.ways(on: old))
    addRows(of: old, .went, besides: Self.ways(on: new))
  }

  /// The map, or where that is too large the part of it that changed; nil where nothing did, or so much
  /// that it cannot be read as one picture.
  var map: ScreenMap? {
    let all = ScreenMap(screens: screens)
    let changed = screens.indices.filter { place in
      screens[place].change != .none || screens[place].rows.contains { $0.change != .none }
    }
    guard !changed.isEmpty, all.isTooLarge else { return changed.isEmpty ? nil : all }
    let targets = changed.flatMap { place in
      screens[place].rows.filter { $0.change != .none }.compactMap(\.way.target)
    }
    let part = all.part(Set(changed + targets).sorted())
    return part.isTooLarge ? nil : part
  }

  private mutating func add(_ screen: ScreenMap.Screen, _ change: MapChange) {
    guard places[screen.name] == nil else { return }
    places[screen.name] = screens.count
    var screen = screen
    screen.change = change
    screen.rows = []
    screens.append(screen)
  }

  /// Adds the rows of a map: the new one's with what is new in rows of their own, the old one's as far
  /// as they are gone.
  private mutating func addRows(of map: ScreenMap, _ change: MapChange, besides known: Set<Way>) {
    for screen in map.screens {
      guard let place = places[screen.name] else { continue }
      for row in screen.rows {
        guard let target = row.way.target, let end = places[map.screens[target].name] else {
          if change == .came { screens[place].rows.append(row) }
          continue
        }
        func isKnown(_ label: String) -> Bool {
          known.contains(
            Way(source: screen.name, label: label, target: map.screens[target].name))
        }
        let row = row.leading(to: end)
        if change == .came, let same = row.part(where: isKnown) { screens[place].rows.append(same) }
        guard var other = row.part(where: { !isKnown($0) }) else { continue }
        other.change = change
        screens[place].rows.append(other)
      }
    }
  }

  private static func ways(on map: ScreenMap) -> Set<Way> {
    var ways: Set<Way> = []
    for screen in map.screens {
      for row in screen.rows {
        guard let target = row.way.target else { continue }
        for label in row.labels {
          ways.insert(
            Way(source: screen.name, label: label, target: map.screens[target].name))
        }
      }
    }
    return ways
  }
}

extension ScreenMap.Row {
  /// Returns the row with another number for the screen that it leads to.
  fileprivate func leading(to target: Int) -> ScreenMap.Row {
    var row = self
    switch way {
    case .on(_, let isSheet): row.way = .on(target, isSheet: isSheet)
    case .back: row.way = .back(target)
    case .stays, .elsewhere, .untried: break
    }
    return row
  }

  /// Returns the row with some of its events; nil where there are none.
  fileprivate func part(where isWanted: (String) -> Bool) -> ScreenMap.Row? {
    let wanted = labels.filter(isWanted)
    guard !wanted.isEmpty, wanted.count < labels.count else { return wanted.isEmpty ? nil : self }
    var row = self
    row.labels = wanted
    row.values = []
    row.label = wanted.joined(separator: ", ")
    return row
  }
}
