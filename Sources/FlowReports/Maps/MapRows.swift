/// How high the rows of a map are, with the ways that run between them.
struct MapRows {
  /// The height of a lane's title.
  private static let title = 30

  /// How high the whole is.
  private(set) var height = 0

  private var tops: [[Int]] = []
  private var bands: [(top: Int, bottom: Int)] = []
  private var tracks: [ScreenMap.Edge: Int] = [:]

  /// Lays the rows of a grid out; ways over more than one column run above the row of their target.
  init(of map: ScreenMap, _ grid: MapGrid, along edges: [ScreenMap.Edge]) {
    var corridors: [MapGrid.Place: MapTracks] = [:]
    for edge in edges {
      let (source, target) = (grid.places[edge.source], grid.places[edge.target])
      guard target.column - source.column > 1 else { continue }
      let corridor = MapGrid.Place(column: 0, band: target.band, row: target.row)
      tracks[edge] = corridors[corridor, default: MapTracks()].add(
        from: source.column + 1, to: target.column, group: edge.target)
    }
    var y = 14
    for band in grid.rowCounts.indices {
      let top = y
      y += Self.title
      var rows: [Int] = []
      for row in 0..<grid.rowCounts[band] {
        let corridor = corridors[MapGrid.Place(column: 0, band: band, row: row)]
        y += (row == 0 ? 0 : 14) + 9 * (corridor?.count ?? 0)
        rows.append(y)
        let cards = map.screens.indices.filter {
          grid.places[$0].band == band && grid.places[$0].row == row
        }
        y += cards.map { MapLayout.height(of: map.screens[$0]) }.max() ?? 0
      }
      tops.append(rows)
      y += 14
      bands.append((top, y))
      y += 18
    }
    height = y
  }

  /// Returns the y of the upper edge of the screens at a place.
  func top(of place: MapGrid.Place) -> Int { tops[place.band][place.row] }

  /// Returns the y of the upper and the lower edge of a band.
  func frame(ofBand band: Int) -> (top: Int, bottom: Int) { bands[band] }

  /// Returns the y of the part of a way that runs above the row of its target; nil for a way to the
  /// next column.
  func corridor(of edge: ScreenMap.Edge, to place: MapGrid.Place) -> Int? {
    tracks[edge].map { top(of: place) - 8 - 9 * $0 }
  }
}
