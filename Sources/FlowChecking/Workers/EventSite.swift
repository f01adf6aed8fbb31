import ModelChecking

/// An event of a state, by its place in the menu; or a launch, which no state comes before.
struct EventSite: Hashable {
  /// The state before.
  let source: Fingerprint?

  /// The place in its menu.
  let choice: Int

  /// A launch.
  static let launch = EventSite(source: nil, choice: -1)
}

extension MessageWriter {
  mutating func write(_ site: EventSite) {
    write(site.choice)
    if let source = site.source { write(source.value) }
  }
}

extension MessageReader {
  mutating func site() -> EventSite {
    let choice = number()
    return choice < 0 ? .launch : EventSite(source: Fingerprint(value: word()), choice: choice)
  }
}
