import HeadlessUIKit
import ModelChecking

/// Finds stored properties that make states different without making a difference: the same screens
/// with the same events, again and again, with a number or a collection that has grown.
@MainActor
struct SplittingProperties {
  /// How many states are looked at.
  private static let sampleSize = 48

  /// How many events from launch they are at most.
  private static let farthest = 100

  /// How many alike states are needed to say anything.
  private static let leastAlike = 6

  private let groups: [[[String: [String]]]]

  /// Looks at states of an exploration, by running to each of them from launch.
  init(in graph: StateGraph<Fingerprint>, by runner: FlowRunner, under profile: UIKitProfile) {
    let routes = ShortestRoutes(in: graph)
    var alike: [[String]: [[String: [String]]]] = [:]
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
  private func splitting(_ group: [[String: [String]]]) -> [String] {
    let places = Set(group.flatMap(\.keys))
    let varying = places.filter { place in Set(group.map { $0[place] }).count > group.count / 2 }
    let rest = Set(group.map { values in values.filter { !varying.contains($0.key) } })
    guard !varying.isEmpty, rest.count <= group.count / 2 else { return [] }
    return varying.compactMap { Self.property(at: $0, in: group) }
  }

  /// Returns the property that a place belongs to: the collection, where it is in one; nil where it
  /// comes and goes with the objects of a collection.
  private static func property(at place: String, in group: [[String: [String]]]) -> String? {
    if let bracket = place.firstRange(of: "[]") { return String(place[..<bracket.lowerBound]) }
    let counts = Set(group.map { $0[place]?.count })
    return counts.count == 1 ? place : nil
  }

  /// Returns the simple values of a state by their places.
  ///
  /// Of references it counts that they are there: the numbers of all objects change with each one more.
  private static func values(in description: [String]) -> [String: [String]] {
    description.reduce(into: [:]) { values, line in
      guard let equals = line.firstRange(of: " = ") else { return }
      let value = String(line[equals.upperBound...])
      values[String(line[..<equals.lowerBound]), default: []]
        .append(value.hasPrefix("object ") ? "object" : value)
    }
  }
}
