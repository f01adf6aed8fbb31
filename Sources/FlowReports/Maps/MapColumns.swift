/// How far each screen of a map is from the start: the longest way, where ways that lead in a circle
/// are cut.
struct MapColumns {
  /// The column of each screen, from 0.
  private(set) var columns: [Int]

  private let targets: [[Int]]
  private var isDone: [Bool]
  private var isOnWay: [Bool]
  private var kept: [[Int]]
  private var order: [Int] = []

  init(of map: ScreenMap) {
    let count = map.screens.count
    var targets = Array(repeating: [Int](), count: count)
    for edge in map.edges where edge.source != edge.target {
      targets[edge.source].append(edge.target)
    }
    self.targets = targets
    columns = Array(repeating: 0, count: count)
    isDone = Array(repeating: false, count: count)
    isOnWay = isDone
    kept = Array(repeating: [], count: count)
    for start in 0..<count where !isDone[start] { visit(start) }
    for source in order.reversed() {
      for target in kept[source] { columns[target] = max(columns[target], columns[source] + 1) }
    }
  }

  /// Goes down from a screen, and notes the screens when all below them is done.
  private mutating func visit(_ start: Int) {
    var way = [(screen: start, next: 0)]
    isOnWay[start] = true
    while let (screen, next) = way.last {
      guard next < targets[screen].count else {
        isOnWay[screen] = false
        isDone[screen] = true
        order.append(screen)
        way.removeLast()
        continue
      }
      way[way.count - 1].next += 1
      let target = targets[screen][next]
      if isOnWay[target] { continue }
      kept[screen].append(target)
      guard !isDone[target] else { continue }
      isOnWay[target] = true
      way.append((target, 0))
    }
  }
}
