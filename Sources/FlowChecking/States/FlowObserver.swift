import Coordinators
import HeadlessUIKit

/// Follows one launch of a flow: after each event it notes what came, what left and what was lost.
@MainActor
final class FlowObserver {
  private let trace: RouterTrace
  let lifetimes = Lifetimes()
  private let events: [FlowEvent]
  let catalog: TypeCatalog

  /// Creates an observer that looks for dead taps on screens for which there are events.
  init(recording trace: RouterTrace, events: [FlowEvent], catalog: TypeCatalog) {
    self.trace = trace
    self.events = events
    self.catalog = catalog
  }

  /// Notes what a flow at rest is like after an event.
  func observe(_ tree: FlowTree, _ reading: StateReader, after event: Int) {
    for coordinator in tree.coordinators {
      lifetimes.note(coordinator, after: event) { TypeName.text(of: type(of: coordinator)) }
    }
    for controller in tree.controllers {
      lifetimes.note(controller, after: event) { controller.displayName }
    }
    noteListeners(in: tree, reading, after: event)
    lifetimes.noteLeft(after: event)
    noteShown(tree, reading, after: event)
    noteOrphans(tree, after: event)
  }

  /// Returns the children that their parents hold though their flows are over.
  func leakedChildren(in tree: FlowTree) -> [FlowRecord.LeakedChild] {
    var leaked: [FlowRecord.LeakedChild] = []
    for parent in tree.coordinators {
      for child in parent.children {
        guard let tracked = lifetimes[child], tracked.hasShown, !isShown(child) else { continue }
        leaked.append(
          FlowRecord.LeakedChild(
            child: tracked.name, parent: TypeName.text(of: type(of: parent)),
            since: tracked.hiddenAt))
      }
    }
    return leaked
  }

  /// Returns the objects that left the flow and are alive though nothing of it refers to them.
  ///
  /// What a long wait may need at its end is not lost yet.
  func leakedObjects(_ reading: StateReader, during waits: [LongWait]) -> [TrackedObject] {
    var leaked: [TrackedObject] = []
    for tracked in lifetimes.tracked where tracked.leftAt != nil {
      guard !reading.reaches(tracked.address), !tracked.isFreed else { continue }
      if !waits.contains(where: { tracked.mayBeHeld(by: $0) }) { leaked.append(tracked) }
    }
    return leaked
  }

  /// Returns the screens that routers refer to though they have left; one whose closure has not run is
  /// another matter.
  func staleEntries(in tree: FlowTree, _ reading: StateReader) -> [FlowRecord.StaleEntry] {
    var entries: [FlowRecord.StaleEntry] = []
    trace.forEachRouter { router in
      router.forEachStaleScreen(in: tree, reading) { screen in
        guard !trace.isOpen(screen) else { return }
        entries.append(
          FlowRecord.StaleEntry(
            router: router.name, screen: screen.displayName, since: lifetimes[screen]?.leftAt))
      }
    }
    return entries
  }

  /// Returns the screen in front if nobody listens to it any more.
  func orphan(among paths: [[UIViewController]]) -> TrackedObject? {
    for path in paths {
      for controller in path {
        if let tracked = lifetimes[controller], tracked.orphanedAt != nil { return tracked }
      }
    }
    return nil
  }

  /// Tells what of the observer's knowledge decides what it will report later, in the order of the
  /// tree and of what was read.
  func tellState(of tree: FlowTree, _ reading: StateReader, to listener: any StateListener) {
    listener.hear("presentations", number: trace.presentations.count)
    for presentation in trace.presentations(inOrderOf: tree) {
      listener.hear("screen", object: presentation.screen.screen)
      listener.hear("runCount", number: presentation.runCount)
      listener.hear("hasClosure", flag: presentation.hasClosure)
      listener.hear("hasArrived", flag: presentation.hasArrived)
      listener.hear("hasLeft", flag: presentation.leftAt != nil)
    }
    listener.hear("listeners", objects: listeners(in: reading))
    listener.hear("coordinators", number: tree.coordinators.count)
    for coordinator in tree.coordinators {
      let known = lifetimes[coordinator]
      listener.hear("hasShown", number: known == nil ? -1 : known?.hasShown == true ? 1 : 0)
    }
  }

  private func noteShown(_ tree: FlowTree, _ reading: StateReader, after event: Int) {
    let isLinked = tree.linkedCoordinators(in: reading)
    for (place, coordinator) in tree.coordinators.enumerated() {
      guard let tracked = lifetimes[coordinator] else { continue }
      let isShown = isLinked[place] || hasScreenOfOwnRouter(coordinator, in: tree)
      if isShown { tracked.hasShown = true }
      tracked.hiddenAt = isShown ? nil : tracked.hiddenAt ?? event
    }
  }

  /// Returns whether a recorded router that the coordinator has to itself shows a screen.
  private func hasScreenOfOwnRouter(_ coordinator: any Coordinator, in tree: FlowTree) -> Bool {
    guard let router = coordinator.router as? RecordingRouter else { return false }
    for other in tree.coordinators where other !== coordinator && other.router === router {
      return false
    }
    return router.shows(oneOf: tree)
  }

  private func isShown(_ coordinator: any Coordinator) -> Bool {
    lifetimes[coordinator]?.hiddenAt == nil || coordinator.children.contains { isShown($0) }
  }

  private func noteOrphans(_ tree: FlowTree, after event: Int) {
    for controller in tree.controllers {
      guard let tracked = lifetimes[controller] else { continue }
      let entry = catalog[objectsOf: type(of: controller)]
      let isOrphan =
        !entry.listeners.isEmpty && hasEvents(controller, entry)
        && catalog.lacksListener(controller)
      tracked.orphanedAt = isOrphan ? tracked.orphanedAt ?? event : nil
    }
  }

  private func hasEvents(_ controller: UIViewController, _ entry: ClassEntry) -> Bool {
    if let known = entry.hasEvents { return known }
    let hasEvents = events.contains { $0.isOffered(controller) }
    entry.hasEvents = hasEvents
    return hasEvents
  }
}
