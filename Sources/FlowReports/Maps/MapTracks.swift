/// Tracks side by side, on which ways run that overlap.
struct MapTracks {
  /// How many tracks there are.
  var count: Int { taken.count }

  private var taken: [[(range: ClosedRange<Int>, group: Int)]] = []

  /// Puts a way on the first track that is free between two places, and returns its number; ways of
  /// one group may share a track.
  mutating func add(from start: Int, to end: Int, group: Int) -> Int {
    let range = min(start, end)...max(start, end)
    let track = taken.firstIndex { ways in
      ways.allSatisfy { $0.group == group || !$0.range.overlaps(range) }
    }
    if let track {
      taken[track].append((range, group))
      return track
    }
    taken.append([(range, group)])
    return taken.count - 1
  }
}
