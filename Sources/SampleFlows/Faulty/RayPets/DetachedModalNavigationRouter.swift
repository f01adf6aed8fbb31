import UIKit

/// Presents over a controller of its own, whose view it shows and which it adds to no parent.
public class DetachedModalNavigationRouter: BookModalNavigationRouter {
  private let stage = UIViewController()

  /// Creates a router that presents in front of a controller.
  public override init(parentViewController: UIViewController) {
    super.init(parentViewController: stage)
    parentViewController.view.addSubview(stage.view)
  }
}
