/// Learns whether the pet only pretends.
public protocol FakingItViewControllerDelegate: AnyObject {
  /// Tells that it does.
  func fakingItViewControllerDidPressIsFake(_ viewController: FakingItViewController)

  /// Tells that it does not.
  func fakingItViewControllerDidPressNotFake(_ viewController: FakingItViewController)
}
