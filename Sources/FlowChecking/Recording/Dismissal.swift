/// One dismissal by a recorded router: what was there before its first screen, and what was its own.
@MainActor
struct Dismissal {
  /// The router, by its name.
  let router: String

  /// The controllers that were there before the router's first screen, and still were at the call.
  let base: [ScreenReference]

  /// The router's own screens at the call.
  let own: [ScreenReference]
}
