import HeadlessUIKit

extension FlowProperty {
  /// UIKit has no reason to end the app, and the app comes to rest after each event.
  public static var noException: FlowProperty {
    .invariant("no exception") { state in
      if !state.record.isAtRest {
        return Breach("the app does not come to rest: one animation or job follows another")
      }
      guard let message = state.record.exception else { return nil }
      return Breach("\(message.exception ?? "exception"): \(message.text)")
    }
  }
}
