/// Where everything on the picture of a map is, in points.
struct MapLayout {
  /// A rectangle.
  struct Frame: Hashable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    /// The x of the right edge.
    var maxX: Int { x + width }

    /// The y of the lower edge.
    var maxY: Int { y + height }
  }

  /// How wide a screen is at least and at most.
  private static let cardWidths = 190...250

  /// How much of a screen's width is beside the words of its rows.
  static let rowInset = 34

  /// How high the part of a screen above its rows is.
  static let barHeight = 30

  /// How far one row is below another.
  static let rowHeight = 27

  /// The frame of each screen.
  private(set) var cards: [Frame] = []

  /// The frame of each lane, in the order of the grid's boxes.
  private(set) var boxes: [Frame] = []

  /// The ways that are drawn, with the points where they turn.
  private(set) var routes: [(edge: ScreenMap.Edge, points: [MapPoint])] = []

  /// How wide the picture is.
  private(set) var width = 0

  /// How high the picture is.
  private(set) var height = 0

  /// The grid that the picture keeps to.
  let grid: MapGrid

  /// Lays a map out.
  init(of map: ScreenMap) {
    grid = MapGrid(of: map)
    let edges = map.edges.filter { grid.places[$0.source].column < grid.places[$0.target].column }
    let rows = MapRows(of: map, grid, along: edges)
    var channels = MapChannels(count: grid.columnCount + 1)
    for edge in edges { channels.add(edge, map, grid, rows) }
    let card = Self.cardWidth(of: map, in: grid)
    let columns = channels.columns(ofWidth: card)
    cards = map.screens.indices.map { screen in
      Frame(
        x: columns[grid.places[screen].column], y: rows.top(of: grid.places[screen]),
        width: card, height: Self.height(of: map.screens[screen]))
    }
    boxes = grid.boxes.map { box in
      let x = columns[box.columns.lowerBound] - 14
      let right = columns[box.columns.upperBound] + card + 14
      let band = rows.frame(ofBand: box.band)
      return Frame(x: x, y: band.top, width: right - x, height: band.bottom - band.top)
    }
    routes = edges.map { ($0, channels.points(of: $0, cards, grid, rows)) }
    width = (columns.last ?? 0) + card + 24
    height = rows.height
  }

  /// Returns how wide the screens are: enough for what their rows are called and where they lead.
  private static func cardWidth(of map: ScreenMap, in grid: MapGrid) -> Int {
    let widths = map.screens.enumerated().flatMap { place, screen in
      screen.rows.map { row in
        let target = row.way.target.map { grid.places[$0].column } ?? 0
        let sign = MapSign(of: row, on: map, hasLine: target > grid.places[place].column)
        return rowInset + Int(TextFit.width(of: row.shortLabel, size: 11.5)) + 1 + sign.width
      }
    }
    return min(max(widths.max() ?? 0, cardWidths.lowerBound), cardWidths.upperBound)
  }

  /// Returns how high a screen is.
  static func height(of screen: ScreenMap.Screen) -> Int {
    max(96, barHeight + 10 + screen.rows.count * rowHeight + 22)
  }

  /// Returns how far the middle of a row is below the top of its screen.
  static func middle(ofRow row: Int) -> Int { barHeight + 10 + row * rowHeight + 11 }
}
