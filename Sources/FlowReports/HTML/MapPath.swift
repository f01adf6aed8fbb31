/// Paths of SVG.
enum MapPath {
  /// Returns a path through some points, with round corners.
  static func rounded(_ points: [MapPoint], radius: Int = 7) -> String {
    guard let first = points.first else { return "" }
    var path = "M\(first.x) \(first.y)"
    for place in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[place - 1], points[place], points[place + 1])
      let bend = min(radius, distance(before, corner) / 2, distance(corner, after) / 2)
      guard bend > 0 else { continue }
      let start = moved(corner, towards: before, by: bend)
      let end = moved(corner, towards: after, by: bend)
      path += " L\(start.x) \(start.y) Q\(corner.x) \(corner.y) \(end.x) \(end.y)"
    }
    guard let last = points.last else { return path }
    return path + " L\(last.x - 5 * direction(of: points)) \(last.y)"
  }

  /// Returns the head of an arrow that leads to the last of some points.
  static func arrow(at points: [MapPoint]) -> String {
    guard let end = points.last else { return "" }
    return "M\(end.x) \(end.y) l\(-9 * direction(of: points)) -4.5 v9 Z"
  }

  /// Returns 1 for a way that ends to the right, -1 for one that ends to the left.
  private static func direction(of points: [MapPoint]) -> Int {
    points.count > 1 && points[points.count - 2].x > points[points.count - 1].x ? -1 : 1
  }

  private static func distance(_ first: MapPoint, _ second: MapPoint) -> Int {
    abs(first.x - second.x) + abs(first.y - second.y)
  }

  private static func moved(_ point: MapPoint, towards other: MapPoint, by length: Int) -> MapPoint
  {
    MapPoint(
      x: point.x + (other.x - point.x).signum() * length,
      y: point.y + (other.y - point.y).signum() * length)
  }
}
