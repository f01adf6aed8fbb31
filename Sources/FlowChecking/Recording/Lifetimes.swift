/// Every coordinator and controller that a flow has shown and that is still alive.
@MainActor
final class Lifetimes {
  /// The objects in the order in which they were first seen; some may have gone since.
  @exclusivity(unchecked) private(set) var tracked: [TrackedObject] = []

  /// The objects by the order of ``tracked``.
  @exclusivity(unchecked) private var places = ObjectNumbers()

  /// The event after which it was last noted what is in use.
  private var lastLook = -1

  /// The objects that are alive, in the order in which they were first seen.
  var living: [TrackedObject] { tracked.filter { $0.object != nil } }

  /// Returns what is known of an object that is alive, once those that have been freed are forgotten.
  subscript(object: AnyObject) -> TrackedObject? {
    guard let place = places[object] else { return nil }
    return tracked[place - 1]
  }

  /// Forgets the objects that have been freed.
  func removeFreed() {
    guard hasFreed else { return }
    tracked.removeAll(where: \.isFreed)
    places.removeAll()
    for known in tracked { _ = places.add(known.address) }
  }

  private var hasFreed: Bool {
    for known in tracked where known.isFreed { return true }
    return false
  }

  /// Notes that an object is in use after an event; one that is new gets a name.
  func note(_ object: AnyObject, after event: Int, name: @MainActor () -> String) {
    let (place, isNew) = places.add(StateReader.address(of: object))
    if isNew { tracked.append(TrackedObject(object, name: name(), cameAt: lastLook + 1)) }
    tracked[place - 1].seenAt = event
  }

  /// Notes which objects are no longer in use after an event, in which the others have been seen.
  func noteLeft(after event: Int) {
    for known in tracked { known.leftAt = known.seenAt == event ? nil : known.leftAt ?? event }
    lastLook = event
  }
}
