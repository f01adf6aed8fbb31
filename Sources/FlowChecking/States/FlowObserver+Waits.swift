import Coordinators
import HeadlessUIKit

extension FlowObserver {
  /// What of long waits decides what can happen later, and what they may hold.
  ///
  /// When something was counts only by its place among the moments at which waits began.
  func state(of waits: [LongWait], in tree: FlowTree) -> [Any?] {
    let moments = Set(waits.map(\.beganAt)).sorted()
    func place(of event: Int?) -> Int? { event.map { event in moments.count { $0 < event } } }
    let pending = waits.map { wait in
      [place(of: wait.beganAt), "\(wait.remaining)", wait.title, wait.isRepeating] as [Any?]
    }
    let present = tree.coordinators.map { $0 as AnyObject } + tree.controllers
    let known = present.map { lifetimes[$0] }
    let shown = Set(present.map { ObjectIdentifier($0) })
    let others = lifetimes.living.filter { tracked in
      tracked.object.map { !shown.contains(ObjectIdentifier($0)) } ?? false
    }
    let objects = (known + others).map { tracked in
      [
        tracked?.name, place(of: tracked?.cameAt), place(of: tracked?.leftAt.map { $0 + 1 }),
      ] as [Any?]
    }
    return [pending, objects]
  }
}

extension TrackedObject {
  /// Returns whether a wait began while the object was part of the flow, so that what comes at its end
  /// may need the object.
  ///
  /// A wait that repeats would hold it for ever. So does one that begins after the flow is over, if
  /// only because another follows each.
  func mayBeHeld(by wait: LongWait) -> Bool {
    !wait.isRepeating && cameAt <= wait.beganAt && wait.beganAt <= leftAt ?? wait.beganAt
  }
}
