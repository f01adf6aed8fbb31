/// A finger on the screen that moves something with it, until it is lifted.
@MainActor
struct Finger {
  let transition: Transition

  /// The sheet that the finger pulls down.
  var sheet: UIViewController?

  /// Whether what the finger moves still follows it.
  var isDown: Bool { transition.isInteractive }

  /// Lifts the finger at the end of the gesture or before.
  func lift(finishing: Bool) {
    if finishing, let sheet, HeadlessDevice.current.finds(.pulledDismiss) {
      sheet.dismissAsPulled()
    }
    transition.endInteraction(cancelled: !finishing)
  }
}
