import HeadlessUIKit

extension FlowProperty {
  /// UIKit does what it is asked for without a warning.
  public static var noUIKitWarning: FlowProperty {
    .invariant("no UIKit warning") { state in
      state.record.complaints.first(where: isWarning).map { Breach($0.text) }
    }
    .stating(
      "UIKit does what it is asked for without a warning.", id: "no-uikit-warning",
      severity: .warning)
  }

  private static func isWarning(_ message: ConsoleMessage) -> Bool {
    !message.isException && !message.isRefusal
  }
}
