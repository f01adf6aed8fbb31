/// One dismissal by a recorded router: what it took away, and what it was meant to.
@MainActor
struct Dismissal {
  /// The router, by its name.
  let router: String

  /// The router's own screens at the call.
  let own: [ScreenReference]

  /// The screens from before the router's first one that the call itself took off their stacks.
  let taken: [ScreenReference]

  /// The presented controllers from before the router's first screen, which leave only later.
  let presentedBelow: [ScreenReference]

  /// The dismissal in words, which are the same for two that will be judged alike.
  var text: String {
    let lists = [own, taken, presentedBelow].map { $0.map(\.name).joined(separator: ", ") }
    return "\(router): " + lists.joined(separator: "; ")
  }
}
