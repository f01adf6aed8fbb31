import UIKit

/// A step that takes the place of the navigation controller's delegate, to animate its own coming and
/// going, and passes nothing on to the one before.
public class ZoomingStepViewController: StepViewController, UINavigationControllerDelegate {
  /// Becomes the delegate.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }
}
