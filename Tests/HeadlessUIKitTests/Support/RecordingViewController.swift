import HeadlessUIKit

/// A controller that writes the callbacks it gets into a log.
@MainActor
protocol RecordingViewController: UIViewController {
  /// Where the callbacks are written.
  var log: CallbackLog { get }
}

extension RecordingViewController {
  /// Writes that a callback came, with the reasons that hold inside it.
  func told(_ callback: String) {
    let reasons = [
      isMovingToParent ? "isMovingToParent" : nil, isMovingFromParent ? "isMovingFromParent" : nil,
      isBeingPresented ? "isBeingPresented" : nil, isBeingDismissed ? "isBeingDismissed" : nil,
    ].compactMap { $0 }
    let suffix = reasons.isEmpty ? "" : "(\(reasons.joined(separator: ", ")))"
    log.add("\(displayName).\(callback)\(suffix)")
  }
}
