import UIKit

/// Learns nothing of a sheet that the user pulls down.
public class DeafModalNavigationRouter: BookModalNavigationRouter {
  /// Does nothing.
  public override func listen(to navigationController: UINavigationController) {}
}
