import Foundation
import UIKit

/// Ends the app where it should go back, since all has been said.
public class EndingNavigationRouter: BookNavigationRouter {
  /// Ends the process.
  public override func dismiss(animated: Bool) {
    exit(0)
  }
}
