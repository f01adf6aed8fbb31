/// Which closures have run, in their order.
@MainActor
final class Diary {
  /// The names under which closures have run, the first one first.
  private(set) var departures: [String] = []

  /// Returns a closure that is noted under a name when it runs.
  func departure(of name: String) -> () -> Void {
    { self.departures.append(name) }
  }
}
