import HeadlessUIKit

extension FlowProperty {
  /// UIKit has no reason to end the app, and the app comes to rest after each event.
  public static var noException: FlowProperty {
    FlowProperty(name: "no exception", claim: .always(breach))
      .stating(
        "UIKit has no reason to end the app, and the app comes to rest after each event.",
        id: "no-exception")
  }

  private static func breach(in state: FlowState) -> Breach? {
    if state.record.isRestless {
      return Breach("the app does not come to rest: one animation or job follows another")
    }
    guard let message = state.record.exception else { return nil }
    return Breach("\(message.exception ?? "exception"): \(message.text)")
  }
}
