public import HeadlessUIKit

extension FlowEvent {
  /// Returns the event as one of which nothing may come: not a single property of the flow may differ
  /// afterwards.
  ///
  /// It is judged where the app is at rest before and after the event.
  public func ignored() -> FlowEvent {
    expecting(.nothing)
  }

  /// Returns the event as one that UIKit has to refuse, with a complaint that no promise is broken by
  /// then.
  ///
  /// It is judged where the app is at rest before and after the event.
  public func refused(_ complaint: UIKitComplaint) -> FlowEvent {
    expecting(.refusal(complaint))
  }

  /// Returns the event as one that is never offered, or that never changes anything, for a reason.
  ///
  /// ``FlowProperty/noDeadEvent`` passes over it as long as that is so.
  public func unreachable(_ reason: String) -> FlowEvent {
    var event = self
    event.excuse = reason
    return event
  }

  private func expecting(_ expectation: EventExpectation) -> FlowEvent {
    var event = self
    event.expectation = expectation
    return event
  }
}
