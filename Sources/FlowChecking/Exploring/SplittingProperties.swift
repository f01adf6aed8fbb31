import HeadlessUIKit
import ModelChecking

/// Finds stored properties that make states different without making a difference: the same screens
/// with the same events, again and again, with a number that has grown.
@MainActor
struct SplittingProperties {
  /// How many states are looked at.
  private static let sampleSize = 48

  /// How many events from launch they are at most.
  private static let farthest = 100

  /// How many alike states are needed to say anything.
  private static let leastAlike = 6

  private let groups: [[[String: String]]]

  /// Looks at states of an exploration, by running to each of them from launch.
  init(in graph: StateGraph<Fingerprint>, by runner: FlowRunner, under profile: UIKitProfile) {
    let routes = ShortestRoutes(in: graph)
    var alike: [[String]: [[String: String]]] = [:]
    let near = routes.order.filter { graph.distance(of: $0) <= Self.farthest }
    for state in near.suffix(Self.sampleSize) {
      let replay = runner.replay(along: routes.route(to: state), under: profile)
      let look = [replay.trace.steps.last?.screens ?? replay.trace.start] + replay.look.labels
      alike[look, default: []].append(Self.values(in: replay.system.describe()))
    }
    groups = alike.values.filter { $0.count >= Self.leastAlike }.sorted { $0.count > $1.count }
  }

  /// The names of the properties, without which most of the states would be the same.
  var names: [String] {
    Set(groups.flatMap(splitting)).sorted()
  }

  /// Returns the properties whose values differ most in a group, if the rest tells few of it apart.
  private func splitting(_ group: [[String: String]]) -> [String] {
    let places = Set(group.flatMap(\.keys))
    let varying = places.filter { place in Set(group.map { $0[place] }).count > group.count / 2 }
    let rest = Set(group.map { values in values.filter { !varying.contains($0.key) } })
    guard !varying.isEmpty, rest.count <= group.count / 2 else { return [] }
    return varying.map { place in place.split(separator: " ").first.map(String.init) ?? place }
  }

  /// Returns the simple values of a state by their places; equal places are numbered.
  private static func values(in description: [String]) -> [String: String] {
    var counts: [String: Int] = [:]
    return description.reduce(into: [:]) { values, line in
      guard let equals = line.firstRange(of: " = ") else { return }
      let place = String(line[..<equals.lowerBound])
      counts[place, default: 0] += 1
      values["\(place) \(counts[place, default: 1])"] = String(line[equals.upperBound...])
    }
  }
}
