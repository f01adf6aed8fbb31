/// Learns how bad it is.
public protocol SelectPainLevelViewControllerDelegate: AnyObject {
  /// Tells what was chosen.
  func selectPainLevelViewController(
    _ viewController: SelectPainLevelViewController, didSelect painLevel: PainLevel)
}
