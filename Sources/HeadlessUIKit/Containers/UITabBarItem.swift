public import Foundation

/// A tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The text of the tab.
  open var title: String?

  /// A number by which an app finds the tab.
  open var tag: Int

  /// Creates a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.tag = tag
  }
}
