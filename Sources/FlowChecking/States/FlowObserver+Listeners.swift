import HeadlessUIKit

extension FlowObserver {
  /// Notes who listens to the screens: a coordinator of whatever protocol is part of the flow from then
  /// on, for as long as anything refers to it.
  ///
  /// One that refers to no screen, not even by its router, is a service, which others may use too.
  func noteListeners(in tree: FlowTree, _ reading: StateReader, after event: Int) {
    for controller in tree.controllers {
      for listener in catalog.listeners(of: controller)
      where lifetimes[listener] == nil && tree.isLinked(listener, in: reading) {
        lifetimes.note(listener, after: event) { TypeName.text(of: type(of: listener)) }
        lifetimes[listener]?.isListener = true
      }
    }
    for tracked in lifetimes.tracked where tracked.isListener {
      if let object = tracked.object, reading.reaches(object) { tracked.seenAt = event }
    }
  }

  /// Returns the listeners that are part of the flow, in the order in which they were read.
  func listeners(in reading: StateReader) -> [AnyObject] {
    var found: [(number: Int, object: AnyObject)] = []
    for tracked in lifetimes.tracked where tracked.isListener {
      if let object = tracked.object, let number = reading.number(of: object) {
        found.append((number, object))
      }
    }
    return found.sorted { $0.number < $1.number }.map(\.object)
  }
}
