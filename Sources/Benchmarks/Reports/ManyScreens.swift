import Foundation

/// A report of 400 screens in 4,000 states, as report.json: 40 coordinators with ten screens each, three
/// of which open other coordinators.
enum ManyScreens {
  private static let screens = 400
  private static let turns = 10

  /// The text of the report.
  static var json: String {
    let report: [String: Any] = ["format": 1, "tool": "clew", "flows": [flow]]
    let data = try? JSONSerialization.data(withJSONObject: report, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static var flow: [String: Any] {
    let states = screens * turns
    let ways = (0..<states).map { Self.ways(from: $0) }
    let distances = Self.distances(along: ways.map { $0.map(\.target) })
    return [
      "name": "ManyScreens", "outcome": "holds", "stopReason": "", "reach": "exhaustive",
      "isComplete": true, "hasLostTask": false, "promises": [Any](), "counterexamples": [Any](),
      "remarks": [Any](), "notes": [Any](),
      "settings": ["strategy": "exhaustive", "impatience": 0, "excluded": [Any]()],
      "runs": [
        [
          "profiles": ["iOS 26"], "states": states, "transitions": ways.map(\.count).reduce(0, +),
          "depth": distances.max() ?? 0, "events": 0, "launches": 1, "coverage": [Any](),
        ]
      ],
      "graph": [
        "events": ["next", "open", "turn"].map(event), "pictures": (0..<screens).map(picture),
        "states": (0..<states).map { state($0, ways[$0], distances[$0]) },
      ],
    ]
  }

  private static func event(_ name: String) -> [String: Any] {
    ["label": name, "name": name, "isGesture": false]
  }

  private static func state(_ number: Int, _ ways: [(event: Int, target: Int)], _ distance: Int)
    -> [String: Any]
  {
    [
      "fingerprint": String(format: "%016x", number), "screens": "S\(number % screens)",
      "picture": number % screens, "distance": distance, "events": ways.map(\.event),
      "targets": ways.map(\.target),
    ]
  }

  private static func ways(from state: Int) -> [(event: Int, target: Int)] {
    let (screen, turn) = (state % screens, state / screens)
    let (lane, place) = (screen / 10, screen % 10)
    let opened = (lane * 3 + place) * 10
    let opens = (1...3).contains(place) && opened < screens
    return (place < 9 ? [(0, state + 1)] : []) + (opens ? [(1, opened + turn * screens)] : [])
      + (turn < turns - 1 ? [(2, state + screens)] : [])
  }

  private static func distances(along targets: [[Int]]) -> [Int] {
    var distances = Array(repeating: -1, count: targets.count)
    distances[0] = 0
    var order = [0]
    var next = 0
    while next < order.count {
      let state = order[next]
      for target in targets[state] where distances[target] < 0 {
        distances[target] = distances[state] + 1
        order.append(target)
      }
      next += 1
    }
    return distances
  }

  private static func picture(_ screen: Int) -> [String: Any] {
    let owner = "C\(screen / 10)Coordinator"
    let content: [String: Any] = [
      "kind": "screen", "name": "S\(screen)", "type": "S\(screen)ViewController", "owner": owner,
      "children": [Any](),
    ]
    return [
      "layers": [["presentation": screen < 10 ? "root" : "sheet", "content": content]],
      "coordinators": ["name": owner, "children": [Any]()],
    ]
  }
}
