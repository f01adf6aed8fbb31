import FlowChecking
import Foundation
import ModelChecking

extension Circumstance {
  /// What the way of an exploration, and what events lead to, depend on.
  ///
  /// Of the code of flows that is the program itself; libraries that are linked only when it starts
  /// are no part of it. Limits are not among it, except for the depth: they only end the way.
  @MainActor
  static func all(of options: ExploreOptions, _ flows: [ListedFlow]) -> [Circumstance] {
    let depth = options.depth.map { "\($0)" } ?? "any"
    let place = options.isolation
    return [
      Circumstance("the build of the tool", build),
      Circumstance("the list of flows", flows.map(\.flow.name).joined(separator: ", ")),
      Circumstance("the strategy", words(for: options.strategy)),
      Circumstance("the depth", depth),
      Circumstance("the place where flows run", place.isInProcess ? "the tool" : "workers"),
      Circumstance("the time for an event", "\(place.longestEvent)"),
      Circumstance("the memory for a flow", "\(place.megabytes) MB"),
    ]
  }

  private static func words(for strategy: FlowStrategy) -> String {
    switch strategy {
    case .exhaustive: "exhaustive"
    case .depthFirst: "depth-first"
    case .random(let seed): "random from seed \(seed)"
    case .guided(let seed), .exhaustiveThenGuided(let seed): "guided from seed \(seed)"
    }
  }

  /// What the program is made of, which is read once.
  private static let build = {
    guard let program = Bundle.main.executableURL,
      let content = try? Data(contentsOf: program, options: .alwaysMapped)
    else { return "unknown" }
    var hasher = FingerprintHasher()
    content.withUnsafeBytes { hasher.combine($0) }
    return "\(hasher.fingerprint)"
  }()
}
