/// The room between the columns of a map, and the ways that run up and down in it.
struct MapChannels {
  private struct Stretch: Hashable {
    let edge: ScreenMap.Edge
    let channel: Int
  }

  private var tracks: [MapTracks]
  private var numbers: [Stretch: Int] = [:]
  private var columns: [Int] = []

  /// Prepares some channels, the first of which is left of the first column.
  init(count: Int) {
    tracks = Array(repeating: MapTracks(), count: count)
  }

  /// Gives a way its tracks.
  mutating func add(_ edge: ScreenMap.Edge, _ map: ScreenMap, _ grid: MapGrid, _ rows: MapRows) {
    let (source, target) = (grid.places[edge.source], grid.places[edge.target])
    let start = rows.top(of: source) + MapLayout.middle(ofRow: edge.row)
    let end = rows.top(of: target) + MapLayout.barHeight / 2
    let corridor = rows.corridor(of: edge, to: target)
    add(edge, in: source.column + 1, from: start, to: corridor ?? end)
    if let corridor { add(edge, in: target.column, from: corridor, to: end) }
  }

  private mutating func add(_ edge: ScreenMap.Edge, in channel: Int, from start: Int, to end: Int) {
    numbers[Stretch(edge: edge, channel: channel)] = tracks[channel].add(
      from: start, to: end, group: edge.target)
  }

  /// Returns the x of the left edge of each column.
  mutating func columns(ofWidth width: Int) -> [Int] {
    var x = 0
    columns = []
    for channel in tracks.dropLast() {
      x += max(columns.isEmpty ? 26 : 48, 36 + 9 * channel.count)
      columns.append(x)
      x += width
    }
    return columns
  }

  /// Returns the points at which a way begins, turns and ends.
  func points(
    of edge: ScreenMap.Edge, _ cards: [MapLayout.Frame], _ grid: MapGrid, _ rows: MapRows
  ) -> [MapPoint] {
    let (source, target) = (grid.places[edge.source], grid.places[edge.target])
    let start = MapPoint(
      x: cards[edge.source].maxX - 8,
      y: cards[edge.source].y + MapLayout.middle(ofRow: edge.row))
    let end = MapPoint(x: cards[edge.target].x, y: cards[edge.target].y + MapLayout.barHeight / 2)
    let first = x(of: edge, in: source.column + 1)
    guard let corridor = rows.corridor(of: edge, to: target) else {
      return [start, MapPoint(x: first, y: start.y), MapPoint(x: first, y: end.y), end]
    }
    let last = x(of: edge, in: target.column)
    return [
      start, MapPoint(x: first, y: start.y), MapPoint(x: first, y: corridor),
      MapPoint(x: last, y: corridor), MapPoint(x: last, y: end.y), end,
    ]
  }

  /// Returns the x of the track of a way in a channel.
  private func x(of edge: ScreenMap.Edge, in channel: Int) -> Int {
    let track = numbers[Stretch(edge: edge, channel: channel)] ?? 0
    return columns[channel] - 20 - 9 * track
  }
}
