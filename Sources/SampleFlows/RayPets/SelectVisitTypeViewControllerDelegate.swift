/// Learns what the visit is for.
public protocol SelectVisitTypeViewControllerDelegate: AnyObject {
  /// Tells what was chosen.
  func selectVisitTypeViewController(
    _ viewController: SelectVisitTypeViewController, didSelect visitType: VisitType)
}
