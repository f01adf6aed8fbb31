/// Which column, band and row each screen of a map has.
///
/// A column is as far from the start as the longest way to it, so that ways lead from left to right; a
/// band has the screens of a coordinator, or of several that do not need the same columns.
struct MapGrid {
  /// The place of a screen.
  struct Place: Hashable {
    let column: Int
    let band: Int
    var row: Int
  }

  /// The place of a lane.
  struct Box {
    let owner: String?
    let band: Int
    let columns: ClosedRange<Int>
  }

  /// The place of each screen.
  private(set) var places: [Place] = []

  /// The lanes, one for each coordinator.
  private(set) var boxes: [Box] = []

  /// How many rows each band has.
  private(set) var rowCounts: [Int] = []

  /// How many columns there are.
  let columnCount: Int

  /// Puts the screens of a map in their places.
  init(of map: ScreenMap) {
    let columns = MapColumns(of: map).columns
    columnCount = (columns.max() ?? 0) + 1
    places = columns.map { Place(column: $0, band: 0, row: 0) }
    var taken: [[ClosedRange<Int>]] = []
    for lane in map.lanes {
      let own = lane.screens.map { columns[$0] }
      let range = (own.min() ?? 0)...(own.max() ?? 0)
      let band = taken.firstIndex { !$0.contains { $0.overlaps(range) } } ?? taken.count
      if band == taken.count {
        taken.append([])
        rowCounts.append(1)
      }
      taken[band].append(range)
      boxes.append(Box(owner: lane.owner, band: band, columns: range))
      place(lane.screens, of: map, in: band)
    }
  }

  /// Gives each screen of a lane a row of its own in its column, near to where it is reached from.
  private mutating func place(_ screens: [Int], of map: ScreenMap, in band: Int) {
    var sources: [Int: [Int]] = [:]
    for edge in map.edges { sources[edge.target, default: []].append(edge.source) }
    for (column, members) in Dictionary(grouping: screens, by: { places[$0].column })
      .sorted(by: { $0.key < $1.key })
    {
      func wish(_ screen: Int) -> Double {
        let rows = (sources[screen] ?? []).filter {
          screens.contains($0) && places[$0].column < column
        }
        .map { Double(places[$0].row) }
        return rows.isEmpty ? 0 : rows.reduce(0, +) / Double(rows.count)
      }
      var next = 0
      for screen in members.sorted(by: { (wish($0), $0) < (wish($1), $1) }) {
        let row = max(next, Int(wish(screen).rounded(.down)))
        places[screen] = Place(column: column, band: band, row: row)
        next = row + 1
      }
      rowCounts[band] = max(rowCounts[band], next)
    }
  }
}
