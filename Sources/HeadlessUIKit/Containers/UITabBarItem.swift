public import Foundation

/// A tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  /// The tabs that the system names and draws.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11
  }

  /// The text of the tab.
  open var title: String?

  /// A number by which an app finds the tab.
  open var tag: Int

  /// The picture of the tab; kept, and not used.
  open var image: UIImage?

  /// The picture of the tab while it is selected; kept, and not used.
  open var selectedImage: UIImage?

  /// The text in the tab's badge.
  open var badgeValue: String?

  /// The colour of the tab's badge; kept, and not used.
  open var badgeColor: UIColor?

  /// Whether the tab can be chosen; kept, and not used.
  open var isEnabled = true

  /// Creates a tab.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a second picture for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a tab with the system's name.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }
}
