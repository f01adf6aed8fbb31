/// How often each event was offered, in how many states or visits, and how often it was performed.
public struct EventCoverage: Sendable {
  /// The figures of one event.
  public struct Entry: Sendable, Hashable {
    /// The name of the event.
    public let name: String

    /// The screen that offers it; nil for one that can come at any time and for UIKit's own.
    public let screen: String?

    /// How often a menu had the event.
    public internal(set) var offered = 0

    /// How often the event was performed, replays included.
    public internal(set) var performed = 0
  }

  /// The events that the flow declares, in their order.
  public private(set) var declared: [Entry]

  /// What UIKit handles itself, by kind, in the order in which it was first offered.
  public private(set) var system: [Entry] = []

  @MainActor
  init(of events: [FlowEvent]) {
    declared = events.map { Entry(name: $0.name, screen: $0.screen) }
  }

  /// The declared events that no state offered.
  public var neverOffered: [Entry] { declared.filter { $0.offered == 0 } }

  /// The events that were offered and never performed.
  public var neverPerformed: [Entry] {
    (declared + system).filter { $0.offered > 0 && $0.performed == 0 }
  }

  /// Returns whether an event, or one of a kind that UIKit handles itself, was performed.
  func hasPerformed(_ name: String) -> Bool {
    (declared + system).contains { $0.name == name && $0.performed > 0 }
  }

  mutating func countOffered(_ event: EventKind) {
    update(event) { $0.offered += 1 }
  }

  mutating func countPerformed(_ event: EventKind) {
    update(event) { $0.performed += 1 }
  }

  private mutating func update(_ event: EventKind, _ change: (inout Entry) -> Void) {
    switch event {
    case .declared(let place): change(&declared[place])
    case .system(let kind): change(&system[place(of: kind)])
    }
  }

  private mutating func place(of kind: String) -> Int {
    if let known = system.firstIndex(where: { $0.name == kind }) { return known }
    system.append(Entry(name: kind, screen: nil))
    return system.count - 1
  }
}
