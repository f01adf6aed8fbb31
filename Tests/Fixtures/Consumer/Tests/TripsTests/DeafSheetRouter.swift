import Trips
import UIKit

/// The app's router with a fault: nobody tells it that the user has pulled the sheet down.
final class DeafSheetRouter: SheetRouter {
  override func listen(to controller: UIPresentationController?) {}
}
