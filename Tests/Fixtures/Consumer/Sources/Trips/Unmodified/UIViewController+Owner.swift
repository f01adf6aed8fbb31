import Foundation
import UIKit

private var ownerKey: UInt8 = 0

extension UIViewController {
  /// Something that lives as long as the screen does.
  public var owner: AnyObject? {
    get { objc_getAssociatedObject(self, &ownerKey) as AnyObject? }
    set {
      objc_setAssociatedObject(self, &ownerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Makes the screen that has the name of its class in a storyboard.
  static func instantiate(from storyboardName: String) -> Self? {
    let storyboard = UIStoryboard(name: storyboardName, bundle: Bundle.main)
    return storyboard.instantiateViewController(withIdentifier: String(describing: self)) as? Self
  }
}
