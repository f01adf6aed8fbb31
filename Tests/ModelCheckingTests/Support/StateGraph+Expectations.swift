import ModelChecking

extension StateGraph {
  /// How far each state is from launch, by number.
  var distances: [Int] { (0..<stateCount).map { distance(of: $0) } }

  /// How far each state is from launch.
  var distancesByKey: [Key: Int] {
    Dictionary(uniqueKeysWithValues: zip(keys, distances))
  }

  /// Where the events of each state lead, in menu order; nil for an event not tried.
  var targetsByKey: [Key: [Key?]] {
    var targets: [Key: [Key?]] = [:]
    for state in 0..<stateCount {
      targets[keys[state]] = (0..<menuCount(of: state)).map { choice in
        target(of: choice, in: state).map { keys[$0] }
      }
    }
    return targets
  }

  /// How many states there are at each distance from launch.
  var stateCountsByDistance: [Int] {
    let farthest = distances.max() ?? 0
    return (0...farthest).map { distance in distances.count { $0 == distance } }
  }
}
