/// Every coordinator and controller that a flow has shown and that is still alive.
@MainActor
final class Lifetimes {
  private var known: [ObjectIdentifier: TrackedObject] = [:]
  private var order: [ObjectIdentifier] = []

  /// The event after which it was last noted what is in use.
  private var lastLook = -1

  /// The objects that are alive, in the order in which they were first seen.
  var living: [TrackedObject] {
    order.compactMap { known[$0] }.filter { $0.object != nil }
  }

  /// Returns what is known of an object.
  subscript(object: AnyObject) -> TrackedObject? {
    known[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  /// Notes which objects are in use after an event, and forgets those that have been freed.
  func observe(_ objects: [(object: AnyObject, name: String)], after event: Int) {
    removeFreed()
    var inUse: Set<ObjectIdentifier> = []
    for (object, name) in objects {
      inUse.insert(ObjectIdentifier(object))
      guard self[object] == nil else { continue }
      add(TrackedObject(object, name: name, cameAt: lastLook + 1), for: object)
    }
    lastLook = event
    for (id, tracked) in known {
      tracked.leftAt = inUse.contains(id) ? nil : tracked.leftAt ?? event
    }
  }

  private func removeFreed() {
    order.removeAll { known[$0]?.object == nil }
    known = known.filter { $0.value.object != nil }
  }

  private func add(_ tracked: TrackedObject, for object: AnyObject) {
    known[ObjectIdentifier(object)] = tracked
    order.append(ObjectIdentifier(object))
  }
}
