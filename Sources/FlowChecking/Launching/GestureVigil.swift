import HeadlessUIKit
import ModelChecking

/// Watches what is left of a gesture that the user cancels.
@MainActor
struct GestureVigil {
  private let start: Standstill

  /// Begins to watch; nil where the gesture is not one that can be cancelled, where something moves
  /// already, or where something waits, which time changes without any gesture.
  init?(over gesture: SystemGesture?, in launch: FlowLaunch) {
    guard let gesture, gesture.isCancelled || gesture.isBeginning, launch.isAtRest,
      launch.endingWaits.isEmpty
    else { return nil }
    start = Standstill(of: launch, .withoutScreens)
  }

  /// What tells the state before the gesture from others, as a number.
  var startNumber: Int { Int(truncatingIfNeeded: start.fingerprint.value) }

  /// Returns what is left of a gesture that has been cancelled, in a flow at rest; nil where nothing
  /// is, or where nothing has followed the finger.
  func remainder(of gesture: SystemGesture, in launch: FlowLaunch) -> String? {
    guard gesture.isCancelled, launch.isAtRest, launch.scene.window.hasFollowedFinger else {
      return nil
    }
    return start.change(in: launch).map { "\"\(gesture)\" is to change nothing, but \($0)" }
  }
}

extension SystemGesture {
  /// Whether the finger is lifted before the end.
  fileprivate var isCancelled: Bool {
    switch self {
    case .cancelSwipeBack, .cancelPullSheetDown, .cancelPageTurn, .cancelGesture: true
    default: false
    }
  }

  /// Whether the finger stays on the screen.
  fileprivate var isBeginning: Bool {
    self == .beginSwipeBack || self == .beginPullSheetDown
  }
}
