import Coordinators
import HeadlessUIKit

/// Follows one launch of a flow: after each event it notes what came, what left and what was lost.
@MainActor
final class FlowObserver {
  private let trace: RouterTrace
  let lifetimes = Lifetimes()
  private let events: [FlowEvent]
  private let catalog: TypeCatalog

  /// Creates an observer that looks for dead taps on screens for which there are events.
  init(recording trace: RouterTrace, events: [FlowEvent], catalog: TypeCatalog) {
    self.trace = trace
    self.events = events
    self.catalog = catalog
  }

  /// Notes what a flow at rest is like after an event.
  func observe(_ tree: FlowTree, _ reading: StateReading, after event: Int) {
    let coordinators = tree.coordinators.map { ($0 as AnyObject, "\(type(of: $0))") }
    let controllers = tree.controllers.map { ($0 as AnyObject, $0.displayName) }
    lifetimes.observe(coordinators + controllers, after: event)
    noteShown(tree, reading, after: event)
    noteOrphans(tree, after: event)
  }

  /// Returns the children that their parents hold though their flows are over.
  func leakedChildren(in tree: FlowTree) -> [FlowRecord.LeakedChild] {
    tree.coordinators.flatMap { parent in
      parent.children.compactMap { child in
        guard let tracked = lifetimes[child], tracked.hasShown, !isShown(child) else { return nil }
        return FlowRecord.LeakedChild(
          child: tracked.name, parent: "\(type(of: parent))", since: tracked.hiddenAt)
      }
    }
  }

  /// Returns the objects that left the flow and are alive though nothing of it refers to them.
  ///
  /// What a long wait may need at its end is not lost yet.
  func leakedObjects(_ reading: StateReading, during waits: [LongWait]) -> [TrackedObject] {
    lifetimes.living.filter { tracked in
      guard tracked.leftAt != nil, let object = tracked.object else { return false }
      return !reading.reaches(object) && !waits.contains { tracked.mayBeHeld(by: $0) }
    }
  }

  /// Returns the screen in front if nobody listens to it any more.
  func orphan(among path: [UIViewController]) -> TrackedObject? {
    path.lazy.compactMap { self.lifetimes[$0] }.first { $0.orphanedAt != nil }
  }

  /// What of the observer's knowledge decides what it will report later, in the order of the tree.
  func state(of tree: FlowTree) -> [Any?] {
    let places = Dictionary(uniqueKeysWithValues: zip(tree.controllers, tree.controllers.indices))
    let presentations = trace.presentations.map { presentation in
      (presentation.screen.screen.flatMap { places[$0] } ?? places.count, presentation)
    }
    let open = presentations.sorted { $0.0 < $1.0 }.map { _, presentation in
      [
        presentation.screen.screen as Any?, presentation.runCount, presentation.hasClosure,
        presentation.hasArrived, presentation.leftAt != nil,
      ]
    }
    return [open, tree.coordinators.map { lifetimes[$0]?.hasShown }]
  }

  private func noteShown(_ tree: FlowTree, _ reading: StateReading, after event: Int) {
    let controllers = Set(tree.controllers.map { ObjectIdentifier($0) })
    let listeners = tree.controllers.reduce(into: Set<ObjectIdentifier>()) {
      $0.formUnion(reading.references(of: $1))
    }
    for coordinator in tree.coordinators {
      let id = ObjectIdentifier(coordinator)
      let own = reading.references(of: coordinator)
      let isShown =
        listeners.contains(id) || !own.isDisjoint(with: controllers)
        || hasScreenOfOwnRouter(coordinator, in: tree)
      guard let tracked = lifetimes[coordinator] else { continue }
      if isShown { tracked.hasShown = true }
      tracked.hiddenAt = isShown ? nil : tracked.hiddenAt ?? event
    }
  }

  /// Returns whether a recorded router that the coordinator has to itself shows a screen.
  private func hasScreenOfOwnRouter(_ coordinator: any Coordinator, in tree: FlowTree) -> Bool {
    guard let router = coordinator.router as? RecordingRouter else { return false }
    let isShared = tree.coordinators.contains { $0 !== coordinator && $0.router === router }
    return !isShared && router.shows(oneOf: tree.controllers)
  }

  private func isShown(_ coordinator: any Coordinator) -> Bool {
    lifetimes[coordinator]?.hiddenAt == nil || coordinator.children.contains { isShown($0) }
  }

  private func noteOrphans(_ tree: FlowTree, after event: Int) {
    for controller in tree.controllers {
      let hasEvents = events.contains { $0.isOffered(controller) }
      let isOrphan = hasEvents && catalog.lacksListener(controller)
      let tracked = lifetimes[controller]
      tracked?.orphanedAt = isOrphan ? tracked?.orphanedAt ?? event : nil
    }
  }
}
