/// What the events of a flow are called, each by a name of its own.
struct EventNames {
  /// The names, in the order of the events.
  private(set) var all: [String] = []

  /// Finds names: with what else is told where the screen has another event of the name, with the screen
  /// where others have one, and with a number where all that is not enough.
  init(of events: [DelegateEvent]) {
    let names = events.map { event in
      let rivals = events.filter { $0.screen == event.screen && $0.name == event.name }
      return rivals.count == 1 ? event.name : event.longName
    }
    for (event, name) in zip(events, names) {
      let isAlone = names.count { $0 == name } == 1 || Self.isOfOneScreen(name, names, events)
      let long = isAlone ? name : "\(name) on \(Self.words(of: event.screen))"
      all.append(unused(long))
    }
  }

  private func unused(_ name: String) -> String {
    guard all.contains(name) else { return name }
    var number = 2
    while all.contains("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }

  private static func isOfOneScreen(
    _ name: String, _ names: [String], _ events: [DelegateEvent]
  ) -> Bool {
    Set(zip(names, events).filter { $0.0 == name }.map(\.1.screen)).count == 1
  }

  private static func words(of screen: Symbol) -> String {
    screen.name.words.filter { !["view", "controller"].contains($0) }.joined(separator: " ")
  }
}
