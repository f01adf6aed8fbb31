/// Every coordinator and controller that a flow has shown and that is still alive.
@MainActor
final class Lifetimes {
  /// The objects in the order in which they were first seen; some may have gone since.
  private(set) var tracked: [TrackedObject] = []

  private var places: [ObjectIdentifier: Int] = [:]

  /// The event after which it was last noted what is in use.
  private var lastLook = -1

  /// The objects that are alive, in the order in which they were first seen.
  var living: [TrackedObject] { tracked.filter { $0.object != nil } }

  /// Returns what is known of an object.
  subscript(object: AnyObject) -> TrackedObject? {
    guard let place = places[ObjectIdentifier(object)] else { return nil }
    return tracked[place].object === object ? tracked[place] : nil
  }

  /// Forgets the objects that have been freed.
  func removeFreed() {
    var living: [TrackedObject] = []
    for known in tracked where known.object != nil { living.append(known) }
    guard living.count < tracked.count else { return }
    tracked = living
    places = [:]
    for (place, known) in tracked.enumerated() { places[known.id] = place }
  }

  /// Notes that an object is in use after an event; one that is new gets a name.
  func note(_ object: AnyObject, after event: Int, name: () -> String) {
    let id = ObjectIdentifier(object)
    let place = places[id] ?? tracked.count
    if place == tracked.count {
      tracked.append(TrackedObject(object, name: name(), cameAt: lastLook + 1))
      places[id] = place
    }
    tracked[place].seenAt = event
  }

  /// Notes which objects are no longer in use after an event, in which the others have been seen.
  func noteLeft(after event: Int) {
    for known in tracked { known.leftAt = known.seenAt == event ? nil : known.leftAt ?? event }
    lastLook = event
  }
}
