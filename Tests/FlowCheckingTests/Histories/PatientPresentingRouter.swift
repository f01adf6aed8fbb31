import HeadlessUIKit

/// Runs the closure at the end of its own dismissal.
///
/// When others dismiss the screen nobody tells it (KeePassium 16514d61).
class PatientPresentingRouter: PresentingRouter {
  override func dismiss(animated: Bool) {
    navigationController.dismiss(animated: animated) { [self] in
      for screen in screens { leave(screen) }
    }
  }
}
