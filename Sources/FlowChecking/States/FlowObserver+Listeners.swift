import HeadlessUIKit

extension FlowObserver {
  /// Notes who listens to the screens: a coordinator of whatever protocol is part of the flow from then
  /// on, for as long as anything refers to it.
  ///
  /// One that refers to no screen, not even by its router, is a service, which others may use too.
  func noteListeners(in tree: FlowTree, _ reading: StateReader, after event: Int) {
    for controller in tree.controllers {
      catalog.forEachListener(of: controller) { listener in
        guard lifetimes[listener] == nil, tree.isLinked(listener, in: reading) else { return }
        lifetimes.note(listener, after: event) { TypeName.text(of: type(of: listener)) }
        lifetimes[listener]?.isListener = true
      }
    }
    for tracked in lifetimes.tracked where tracked.isListener && tracked.isReached(by: reading) {
      tracked.seenAt = event
    }
  }

  /// Returns the listeners that are part of the flow, in the order in which they were read.
  func listeners(in reading: StateReader) -> [AnyObject] {
    var found: [(number: Int, object: AnyObject)] = []
    for tracked in lifetimes.tracked where tracked.isListener && tracked.isReached(by: reading) {
      if let object = tracked.object, let number = reading.number(of: object) {
        found.append((number, object))
      }
    }
    if found.count < 2 { return found.map(\.object) }
    return found.sorted { $0.number < $1.number }.map(\.object)
  }
}
